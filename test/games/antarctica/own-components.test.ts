import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/verdict.js';
import {
  type BuildingCard,
  type Components,
  components,
  game,
  type Kind,
  type State,
  type Track,
} from '../../../src/games/antarctica/index.js';
import { choosing } from '../../../src/testing/random-game.js';
import { games } from '../../support/games.js';
import { position } from './positions.js';
import { builder } from './weights.js';

const card = (change: Partial<BuildingCard>): BuildingCard => ({
  needs: ['crane', 'crane'],
  builds: 'laboratory',
  scientists: 1,
  steps: 1,
  asterisk: true,
  from: 2,
  ...change,
});

describe('own components', () => {
  test('the printed ones give the standard game', () => {
    for (const own of [components, {}, JSON.parse(JSON.stringify(components))]) {
      expect(orThrow(game.withComponents(own)).componentsId).toBe(game.componentsId);
    }
  });

  test.each([2, 3, 4] as const)('own cards, tracks and tokens are played to the end by %i', (players) => {
    const tracks = components.tracks.map((track): Track => ({ ...track, numbers: [0, ...new Array(19).fill(null)] }));
    const decks = { ...components.decks, double: [card({ steps: 5 }), card({ steps: 0, needs: [], builds: 'camp' })] };
    const own = orThrow(
      game.withComponents({ tracks, decks, shipyard: { scientist: 0, icebreaker: 20, recruits: 20, progress: 20 } }),
    );
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    for (let seed = 0; seed < games(5); seed++) {
      const start = orThrow(own.setup({ players, seed: `${seed}` }));
      const choose = choosing(builder, `${seed}`);
      const over = own.playout(start, (moves, state) => {
        expect(own.State.decode(state)._tag).toBe('Right');
        return choose(moves, state);
      });
      expect(own.score(over).over).toBe(true);
      expect(game.applyMove(start, own.legalMoves(start)[0]!)).toMatchObject({ left: { _tag: 'OtherComponents' } });
    }
  });

  test('another first layout is dealt', () => {
    const firstGame = { ...components.firstGame, 4: [0, 0, 0, 1, 1, 1, 2, 2] };
    const own = orThrow(game.withComponents({ firstGame }));
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
        simple: [simple, true, true],
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

describe('faulty components', () => {
  const kinds = (index: number, change: Partial<Kind>): Partial<Components> => ({
    kinds: components.kinds.map((kind, i) => (i === index ? { ...kind, ...change } : kind)),
  });
  const basic = (change: Record<string, unknown>): unknown => ({
    decks: { ...components.decks, basic: [{ ...components.decks.basic[0]!, ...change }] },
  });
  const track = (change: Record<string, unknown>): unknown => ({
    tracks: components.tracks.map((each, i) => (i === 1 ? { ...each, ...change } : each)),
  });
  const NUMBERS = components.tracks[0]!.numbers;

  test.each([
    ['a kind too few', { kinds: components.kinds.slice(1) }, 'kinds'],
    ['kinds in another order', { kinds: components.kinds.slice().reverse() }, 'kinds[0].building'],
    ['an unknown kind', kinds(3, { building: 'castle' as 'mine' }), 'kinds[3].building'],
    ['too few tokens', kinds(12, { tokens: 6 }), 'kinds[12].tokens'],
    ['too few tokens beside the box of two', kinds(0, { boxedByTwo: 2 }), 'kinds[0].tokens'],
    ['too many at the start', kinds(8, { start: 1 }), 'kinds.start'],
    ['too many at the start of two', kinds(8, { startOfTwo: 1 }), 'kinds.startOfTwo'],
    ['a deck missing', { decks: { basic: [], double: [] } }, 'decks.advanced'],
    ['a deck too many', { decks: { ...components.decks, golden: [] } }, 'decks.golden'],
    ['an unknown building', basic({ builds: 'castle' }), 'decks.basic[0].builds'],
    ['an unknown need', basic({ needs: ['mine', 'castle'] }), 'decks.basic[0].needs[1]'],
    ['four needs', basic({ needs: ['mine', 'mine', 'mine', 'mine'] }), 'decks.basic[0].needs'],
    ['no scientist', basic({ scientists: 0 }), 'decks.basic[0].scientists'],
    ['four scientists', basic({ scientists: 4 }), 'decks.basic[0].scientists'],
    ['six steps', basic({ steps: 6 }), 'decks.basic[0].steps'],
    ['half a step', basic({ steps: 0.5 }), 'decks.basic[0].steps'],
    ['a card for five', basic({ from: 5 }), 'decks.basic[0].from'],
    ['four tracks', { tracks: components.tracks.slice(1) }, 'tracks'],
    ['a short track', track({ numbers: [1, 2, 3], effects: [] }), 'tracks[1].numbers'],
    ['a long track', track({ numbers: new Array(21).fill(1) }), 'tracks[1].numbers'],
    ['falling numbers', track({ numbers: [1, 3, null, 2] }), 'tracks[1].numbers[3]'],
    ['no first number', track({ numbers: [null, ...NUMBERS.slice(1)] }), 'tracks[1].numbers[0]'],
    ['no icon', track({ icons: [] }), 'tracks[1].icons'],
    ['an icon twice', track({ icons: ['land', 'land'] }), 'tracks[1].icons'],
    ['an icon that is no centre', track({ icons: ['mine'] }), 'tracks[1].icons[0]'],
    ['a track for nobody', track({ from: 4 }), 'tracks'],
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
    ['too many shipyard cards', { shipyard: { ...components.shipyard, progress: 21 } }, 'shipyard.progress'],
    ['a resource for nothing', { resources: { simple: [], expertise: ['factory'] } }, 'resources.simple'],
    [
      'a resource for both',
      { resources: { simple: ['mine'], expertise: ['factory', 'mine'] } },
      'resources.expertise[1]',
    ],
    [
      'other material',
      { material: { ...components.material, 2: { ...components.material[2], cubes: 4 } } },
      'material',
    ],
    ['a layout on a closed zone', { firstGame: { ...components.firstGame, 2: [1, 2, 4, 5, 7, 0] } }, 'firstGame.2[1]'],
    ['four ships in a zone', { firstGame: { ...components.firstGame, 4: [1, 1, 1, 1, 5, 6, 7, 0] } }, 'firstGame.4[3]'],
    ['a ship too few', { firstGame: { ...components.firstGame, 3: [1, 2, 3] } }, 'firstGame.3'],
    ['an unknown part', { dice: 3 }, 'dice'],
    ['an unknown provenance', { provenance: { kinds: 'rumour' } }, 'provenance.kinds'],
    ['no components', null, ''],
  ])('%s: refused', (_, own: unknown, path) => {
    expect(game.withComponents(own)).toMatchObject({ left: { _tag: 'InvalidComponents', path } });
  });
});
