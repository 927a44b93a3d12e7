import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  deal,
  formatMove,
  legalMoves,
  type Options,
  type State,
  setup,
  step,
} from '../../../src/games/igloo-igloo/index.js';
import { animalsAt, BOARDS, cell, inuitsAt, move, position, texts, verdict } from './positions.js';

const SEEDS = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);
const COUNTS = [2, 3, 4] as const;
const CENTRE = ['d4', 'e4', 'd5', 'e5'];

const start = (players: 2 | 3 | 4, seed = 'winter'): State => orThrow(setup({ players, seed }));
const rows = ({ ground }: State): readonly string[] => {
  const letters = ground.map((each) => ({ land: '#', water: '.', ice: 'o', pack: 'P' })[each]).join('');
  return Array.from({ length: 8 }, (_, row) => letters.slice(8 * row, 8 * row + 8));
};

describe('the board', () => {
  test.each(COUNTS)(
    '[IG-SETUP-1, IG-SETUP-2, IG-PLACE-2] case 1: 56 tiles, a fish on each centre cell, 24 places (%i players)',
    (players) => {
      const state = start(players);
      expect(rows(state)).toEqual(BOARDS.START);
      expect(CENTRE.map((name) => animalsAt(state, name).length)).toEqual([1, 1, 1, 1]);
      expect(state.fishSupply.reduce((a, b) => a + b)).toBe(24);
      const crown = 'b1 c1 d1 e1 f1 g1 a2 h2 a3 h3 a4 h4 a5 h5 a6 h6 a7 h7 b8 c8 d8 e8 f8 g8';
      expect(texts(state).join(' ')).toBe(crown.replace(/\b/g, 'P').replace(/P(?= |$)/g, ''));
    },
  );

  test('[IG-SETUP-1] all 56 tiles lie there in some order, and no two games have the same', () => {
    const orders = SEEDS.map((seed) => start(2, seed).faceDownTiles.filter((face) => face !== null));
    for (const order of orders) {
      const counts = components.tiles.map((_, kind) => order.filter((face) => face === kind).length);
      expect(counts).toEqual(components.tiles.map(({ count }) => count));
    }
    expect(new Set(orders.map(String)).size).toBe(SEEDS.length);
  });

  test('[IG-SETUP-2] the four fish are drawn from the supply, of every value now and then', () => {
    const values = new Set<string>();
    for (const seed of SEEDS) {
      const state = start(4, seed);
      const fish = CENTRE.flatMap((name) => animalsAt(state, name));
      for (const value of fish) values.add(value);
      const left = [1, 2, 3].map(
        (value, i) => components.fish[i]! - fish.filter((each) => each === `fish${value}`).length,
      );
      expect(state.fishSupply).toEqual(left);
      expect([state.foxSupply, state.bearSupply]).toEqual([components.foxes, 4]);
    }
    expect([...values].sort()).toEqual(['fish1', 'fish2', 'fish3']);
  });

  test('[IG-SETUP-2, IG-SETUP-4] what happens at set-up is that four fish appear and a player is drawn', () => {
    const { state, events } = orThrow(deal({ players: 2, seed: 'winter' }));
    const cells = events.slice(0, -1).map((event) => event.kind === 'fishPlaced' && event.cell);
    expect(cells).toEqual(CENTRE.map(cell));
    expect(events.at(-1)).toEqual({ kind: 'startPlayerDrawn', player: state.turnPlayer });
  });

  test.each([
    [2, 5],
    [3, 3],
    [4, 3],
  ] as const)('[IG-SETUP-3] with %i players everybody has %i inuits and two igloos', (players, inuits) => {
    const state = start(players);
    expect(state.freeInuits).toEqual(new Array(players).fill(inuits));
    expect(state.freeIgloos).toEqual(new Array(players).fill(2));
    expect(state.handSizes).toEqual(new Array(players).fill(0));
  });

  test.each(COUNTS)('[IG-SETUP-4] each of %i players is first now and then', (players) => {
    const first = SEEDS.map((seed) => start(players, seed).turnPlayer);
    expect([...new Set(first)].sort()).toEqual(Array.from({ length: players }, (_, player) => player));
  });
});

describe('placing', () => {
  test.each([
    [2, 10],
    [3, 9],
    [4, 12],
  ] as const)(
    '[IG-SETUP-3, IG-PLACE-1, IG-PLACE-3] case 2: %i players place %i inuits in turn, then the first melts',
    (players, placings) => {
      let state = start(players);
      const first = state.turnPlayer;
      for (let i = 0; i < placings; i++) {
        expect([state.phase.kind, state.turnPlayer, state.decider]).toEqual([
          'placeInuit',
          (first + i) % players,
          (first + i) % players,
        ]);
        state = orThrow(step(state, legalMoves(state)[i]!)).state;
      }
      expect([state.phase.kind, state.turnPlayer, state.decider]).toEqual(['melt', first, first]);
      expect(state.freeInuits).toEqual(new Array(players).fill(0));
      expect(texts(state)).toEqual(['Md3', 'Me3', 'Mc4', 'Mf4', 'Mc5', 'Mf5', 'Md6', 'Me6']);
    },
  );

  const placing = position({
    board: 'START',
    phase: { kind: 'placeInuit' },
    inuits: ['', 'b1'],
    freeInuits: [5, 4],
    fish: 'd4:1 e4:1 d5:2 e5:3',
  });

  test('[IG-PLACE-2] case 3: any number may share a tile', () => {
    expect(verdict(placing, 'Pb1')).toBe('legal');
    const both = orThrow(step(placing, move('Pb1')));
    expect([inuitsAt(both.state, 0, 'b1'), inuitsAt(both.state, 1, 'b1')]).toEqual([1, 1]);
    expect(both.events).toEqual([{ kind: 'inuitPlaced', player: 0, cell: cell('b1') }]);
  });

  test.each(['Md3', 'end', 'Wb1s', 'A', 'Fa1'])('[IG-PLACE-1] %s is refused until all are placed', (text) => {
    expect(verdict(placing, text)).toBe('IG-PLACE-1');
  });

  test('[IG-PLACE-2] only the crown can be named', () => {
    expect(legalMoves(placing).map(formatMove)).not.toContain('Pb2');
    expect(legalMoves(placing)).toHaveLength(24);
  });
});

describe('options', () => {
  test.each([
    [{ players: 2, seed: 'a' }, 'standard'],
    [{ players: 2, seed: 'a', variant: undefined }, 'standard'],
    [{ players: 2, seed: 'a', variant: 'standard' }, 'standard'],
    [{ players: 2, seed: 'a', variant: 'expert' }, 'expert'],
  ])('%j are those of a game with the variant %s', (options, variant) => {
    expect(orThrow(setup(options as Options)).variant).toBe(variant);
  });

  test.each([
    [{ players: 1, seed: 'a' }, 'players'],
    [{ players: 5, seed: 'a' }, 'players'],
    [{ players: '2', seed: 'a' }, 'players'],
    [{ seed: 'a' }, 'players'],
    [{ players: 2 }, 'seed'],
    [{ players: 2, seed: '' }, 'seed'],
    [{ players: 2, seed: 'a', variant: 'true' }, 'variant'],
    [{ players: 2, seed: 'a', variant: null }, 'variant'],
    [{ players: 2, seed: 'a', mode: 'expert' }, 'mode'],
    [null, ''],
  ])('%j are refused at %j', (options, path) => {
    expect(setup(options as unknown as Options)).toMatchObject({
      _tag: 'Left',
      left: { _tag: 'InvalidOptions', path },
    });
  });
});
