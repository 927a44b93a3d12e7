import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  type BuildingCard,
  type BuildingTokens,
  type Components,
  components,
  game,
  type State,
  type Track,
} from '../../../src/games/antarctica/index.js';
import { createChoose } from '../../../src/testing/random-game.js';
import { games } from '../../support/games.js';
import { position } from './positions.js';
import { builder } from './weights.js';

const card = (change: Partial<BuildingCard>): BuildingCard => ({
  needs: ['crane', 'crane'],
  builds: 'laboratory',
  scientists: 1,
  steps: 1,
  hasAsterisk: true,
  minPlayers: 2,
  ...change,
});

describe('own components', () => {
  test('the printed ones give the standard game', () => {
    for (const own of [components, {}, JSON.parse(JSON.stringify(components))]) {
      expect(orThrow(game.withComponents(own)).componentsId).toBe(game.componentsId);
    }
  });

  test('copies of a card need not lie side by side', () => {
    const [first, second] = [card({ builds: 'laboratory' }), card({ builds: 'camp' })];
    const decks = { ...components.decks, double: [first, second, first] };
    const own = orThrow(game.withComponents({ decks }));
    expect(own.State.is(orThrow(own.setup({ players: 2, seed: 'copies' })))).toBe(true);
  });

  test.each([2, 3, 4] as const)('own cards, tracks and tokens are played to the end by %i', (players) => {
    const tracks = components.tracks.map(
      (track): Track => ({ ...track, printedNumbers: [0, ...new Array(19).fill(null)] }),
    );
    const decks = { ...components.decks, double: [card({ steps: 5 }), card({ steps: 0, needs: [], builds: 'camp' })] };
    const own = orThrow(
      game.withComponents({
        tracks,
        decks,
        shipyardCards: { scientist: 0, icebreaker: 20, recruits: 20, progress: 20 },
      }),
    );
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    for (let seed = 0; seed < games(5); seed++) {
      const start = orThrow(own.setup({ players, seed: `${seed}` }));
      const choose = createChoose(builder, `${seed}`);
      const over = own.playout(start, (moves, state) => {
        expect(own.State.decode(state)._tag).toBe('Right');
        return choose(moves, state);
      });
      expect(own.score(over).over).toBe(true);
      expect(game.applyMove(start, own.legalMoves(start)[0]!)).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    }
  });

  test('another first layout is dealt', () => {
    const firstGameZones = { ...components.firstGameZones, 4: [0, 0, 0, 1, 1, 1, 2, 2] };
    const own = orThrow(game.withComponents({ firstGameZones }));
    const { queues, sun } = orThrow(own.setup({ players: 4, seed: 'layout' }));
    expect(queues.map((queue) => queue.length)).toEqual([3, 3, 2, 0, 0, 0, 0, 0]);
    expect(sun).toBe(1);
  });

  test('[AN-BLD-8] a kind that is asked for twice needs two zones with own ships, or a resource card', () => {
    const own = orThrow(game.withComponents({ decks: { ...components.decks, double: [card({})] } }));
    const asked = (buildings: Record<number, readonly ['crane']>, simple = true): string | null => {
      const base = position({
        queues: { 1: [0, 1], 5: [0], 6: [0, 0] },
        freeShips: [0, 2, 2],
        buildings,
        hasSimpleCard: [simple, true, true],
      });
      const state = orThrow(own.State.decode(onto(base, own.componentsId)));
      const sailed = orThrow(own.applyMove(state, { kind: 'sail', to: 4 }));
      const why = own.whyIllegal(sailed, { kind: 'build', deck: 'double' });
      return why?._tag === 'RuleBroken' ? why.clause : null;
    };
    expect(asked({ 5: ['crane'], 6: ['crane'] }, false)).toBeNull();
    expect(asked({ 6: ['crane'] }, false)).toBe('AN-BLD-5');
    expect(asked({ 6: ['crane'] })).toBeNull();
    expect(asked({})).toBe('AN-BLD-6');
  });
});

/** Returns a position of the standard cards on components whose double deck has one card, number 15. */
const onto = (state: State, id: string): State => ({
  ...state,
  components: id,
  decks: { basic: state.decks.basic, double: [15], advanced: state.decks.advanced.map((number) => number - 11) },
});

describe('invalid components', () => {
  const kinds = (index: number, change: Partial<BuildingTokens>): Partial<Components> => ({
    buildingTokens: components.buildingTokens.map((kind, i) => (i === index ? { ...kind, ...change } : kind)),
  });
  const basic = (change: Record<string, unknown>): unknown => ({
    decks: { ...components.decks, basic: [{ ...components.decks.basic[0]!, ...change }] },
  });
  const track = (change: Record<string, unknown>): unknown => ({
    tracks: components.tracks.map((each, i) => (i === 1 ? { ...each, ...change } : each)),
  });
  const NUMBERS = components.tracks[0]!.printedNumbers;

  test.each([
    ['a kind too few', { buildingTokens: components.buildingTokens.slice(1) }, 'buildingTokens'],
    [
      'kinds in another order',
      { buildingTokens: components.buildingTokens.slice().reverse() },
      'buildingTokens[0].building',
    ],
    ['an unknown kind', kinds(3, { building: 'castle' as 'mine' }), 'buildingTokens[3].building'],
    ['too few tokens', kinds(12, { tokens: 6 }), 'buildingTokens[12].tokens'],
    ['too few tokens beside the box of two', kinds(0, { returnedTokensWithTwoPlayers: 2 }), 'buildingTokens[0].tokens'],
    ['too many at the start', kinds(8, { startTokens: 1 }), 'buildingTokens.startTokens'],
    [
      'too many at the start of two',
      kinds(8, { startTokensWithTwoPlayers: 1 }),
      'buildingTokens.startTokensWithTwoPlayers',
    ],
    ['a deck missing', { decks: { basic: [], double: [] } }, 'decks.advanced'],
    ['a deck too many', { decks: { ...components.decks, golden: [] } }, 'decks.golden'],
    ['an unknown building', basic({ builds: 'castle' }), 'decks.basic[0].builds'],
    ['an unknown need', basic({ needs: ['mine', 'castle'] }), 'decks.basic[0].needs[1]'],
    ['four needs', basic({ needs: ['mine', 'mine', 'mine', 'mine'] }), 'decks.basic[0].needs'],
    ['no scientist', basic({ scientists: 0 }), 'decks.basic[0].scientists'],
    ['four scientists', basic({ scientists: 4 }), 'decks.basic[0].scientists'],
    ['six steps', basic({ steps: 6 }), 'decks.basic[0].steps'],
    ['half a step', basic({ steps: 0.5 }), 'decks.basic[0].steps'],
    ['a card for five', basic({ minPlayers: 5 }), 'decks.basic[0].minPlayers'],
    ['four tracks', { tracks: components.tracks.slice(1) }, 'tracks'],
    ['a short track', track({ printedNumbers: [1, 2, 3], effects: [] }), 'tracks[1].printedNumbers'],
    ['a long track', track({ printedNumbers: new Array(21).fill(1) }), 'tracks[1].printedNumbers'],
    ['falling numbers', track({ printedNumbers: [1, 3, null, 2] }), 'tracks[1].printedNumbers[3]'],
    ['no first number', track({ printedNumbers: [null, ...NUMBERS.slice(1)] }), 'tracks[1].printedNumbers[0]'],
    ['no centre', track({ centres: [] }), 'tracks[1].centres'],
    ['a centre twice', track({ centres: ['land', 'land'] }), 'tracks[1].centres'],
    ['a building that is no centre', track({ centres: ['mine'] }), 'tracks[1].centres[0]'],
    ['a track for nobody', track({ minPlayers: 4 }), 'tracks'],
    [
      'two effects on a space',
      track({
        effects: [
          { space: 3, colour: 'red', effect: 'ship' },
          { space: 3, colour: 'red', effect: 'simple' },
        ],
      }),
      'tracks[1].effects[1].space',
    ],
    [
      'an effect beyond the end',
      track({ effects: [{ space: 13, colour: 'red', effect: 'ship' }] }),
      'tracks[1].effects[0].space',
    ],
    ['a blue ship', track({ effects: [{ space: 3, colour: 'blue', effect: 'ship' }] }), 'tracks[1].effects[0].colour'],
    ['a red draft', track({ effects: [{ space: 3, colour: 'red', effect: 'draft' }] }), 'tracks[1].effects[0].colour'],
    [
      'an unknown effect',
      track({ effects: [{ space: 3, colour: 'red', effect: 'win' }] }),
      'tracks[1].effects[0].effect',
    ],
    [
      'too many shipyard cards',
      { shipyardCards: { ...components.shipyardCards, progress: 21 } },
      'shipyardCards.progress',
    ],
    [
      'a resource for nothing',
      { replaceableBuildings: { simple: [], expertise: ['factory'] } },
      'replaceableBuildings.simple',
    ],
    [
      'a resource for both',
      { replaceableBuildings: { simple: ['mine'], expertise: ['factory', 'mine'] } },
      'replaceableBuildings.expertise[1]',
    ],
    [
      'other material',
      { playerPieces: { ...components.playerPieces, 2: { ...components.playerPieces[2], cubes: 4 } } },
      'playerPieces',
    ],
    [
      'a layout on a closed zone',
      { firstGameZones: { ...components.firstGameZones, 2: [1, 2, 4, 5, 7, 0] } },
      'firstGameZones.2[1]',
    ],
    [
      'four ships in a zone',
      { firstGameZones: { ...components.firstGameZones, 4: [1, 1, 1, 1, 5, 6, 7, 0] } },
      'firstGameZones.4[3]',
    ],
    ['a ship too few', { firstGameZones: { ...components.firstGameZones, 3: [1, 2, 3] } }, 'firstGameZones.3'],
    ['an unknown part', { dice: 3 }, 'dice'],
    ['an unknown provenance', { provenance: { buildingTokens: 'rumour' } }, 'provenance.buildingTokens'],
    ['no components', null, ''],
  ])('%s: refused', (_, own: unknown, path) => {
    expect(game.withComponents(own)).toMatchObject({ left: { _tag: 'InvalidComponents', path } });
  });
});
