import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State } from '../../../src/games/nunatak/index.js';
import { kindIn } from './kinds.js';

const start = (players: State['players'], seed = 'winter'): State => orThrow(game.setup({ players, seed }));
const { cards, tiles, favours } = game.components;
const numbers = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
/** Returns the kinds of some things, ascending. */
const kindsOf = (table: readonly object[], things: readonly number[]): readonly number[] =>
  sorted(things.map((thing) => kindIn(table, thing)));

describe('setup', () => {
  test('[NU-SETUP-1] the tiles of pile 1 form the ground floor', () => {
    const state = start(3);
    expect(sorted(state.tiles.slice(0, 25))).toEqual(numbers(0, 25));
    expect(state.tiles.slice(25)).toEqual(new Array(29).fill(-1));
    expect(state.tiles).not.toEqual(start(3, 'summer').tiles);
  });

  test('[NU-SETUP-2] the stack is piles 2, 3 and 4', () => {
    const { tileStack } = start(3);
    expect(tileStack.map((tile) => tiles[tile]!.pile)).toEqual([
      ...new Array(16).fill(2),
      ...new Array(9).fill(3),
      ...new Array(4).fill(4),
    ]);
    expect(sorted(tileStack)).toEqual(kindsOf(tiles, numbers(25, 54)));
  });

  test('[NU-SETUP-3, NU-SETUP-4] the deck is piles 1 to 4, and its top four cards are the line', () => {
    const { line, deck, deckBacks } = start(3);
    expect([...line, ...deck].map((card) => cards[card]!.pile)).toEqual([
      ...new Array(25).fill(1),
      ...new Array(16).fill(2),
      ...new Array(9).fill(3),
      ...new Array(4).fill(4),
    ]);
    expect(deckBacks).toEqual(deck.map((card) => cards[card]!.pile));
    expect(sorted([...kindsOf(cards, line), ...deck])).toEqual(kindsOf(cards, numbers(0, 54)));
  });

  test('[NU-SETUP-5] two favours are revealed', () => {
    const { favourLine, favourDeck } = start(3);
    expect(favourLine).toHaveLength(2);
    const all = [...kindsOf(favours, favourLine), ...favourDeck];
    expect(sorted(all)).toEqual(kindsOf(favours, numbers(0, 20)));
  });

  test('[NU-SETUP-6, NU-SETUP-7, NU-SETUP-12] three players have 18 blocks each, and nothing else', () => {
    expect(start(3)).toMatchObject({
      turnsLeft: [18, 18, 18],
      lots: [],
      blocksAside: [],
      completionCard: -1,
      engineeringSteps: [0, 0, 0],
      supportPoints: [0, 0, 0],
      squarePoints: [0, 0, 0],
      favourPoints: [0, 0, 0],
      filedCards: [[], [], []],
      removedFavours: [],
      turnNumber: 1,
      turnOwner: 0,
      phase: { kind: 'take', anyCardAnyTile: false },
    });
  });

  test('[NU-SETUP-8, NU-SETUP-11] two players leave out two favours, and have lots', () => {
    const lot = { ownBlocks: 2, sikuBlocks: 1, unopenedLots: 8 };
    expect(start(2)).toMatchObject({
      removedFavours: [5, 13],
      lots: [lot, lot],
      turnsLeft: [27, 27],
      filedCards: [[], [], []],
    });
  });

  test('[NU-SETUP-9, NU-SETUP-13, NU-SETUP-6] alone, four favours are left out', () => {
    expect(start(1)).toMatchObject({
      removedFavours: [5, 6, 7, 13],
      dummySlots: [0, 2],
      startTokenOwner: 0,
      turnsLeft: [18, 18, 18],
      engineeringSteps: [0],
    });
  });

  test('[NU-SETUP-10] four players have 13 turns, a block aside and a completion card', () => {
    expect(start(4)).toMatchObject({ turnsLeft: [13, 13, 13, 13], blocksAside: [1, 1, 1, 1], extraTurnOrder: [] });
    const seen = new Set(numbers(0, 60).map((seed) => start(4, `seed ${seed}`).completionCard));
    expect(sorted([...seen])).toEqual(numbers(0, 6));
  });

  test.each([
    [3, []],
    [4, ['completionCard']],
  ] as const)(
    '[NU-SETUP-1, NU-SETUP-4, NU-SETUP-5, NU-SETUP-10] a deal to %i reports all that is seen',
    (players, more) => {
      const { state, events } = orThrow(game.deal({ players, seed: 'winter' }));
      const [second, first] = state.favourLine;
      expect(events).toEqual([
        ...state.tiles.slice(0, 25).map((tile, cell) => ({ kind: 'tileLaid', cell, tile })),
        { kind: 'favourRevealed', favour: first },
        { kind: 'favourRevealed', favour: second },
        ...more.map((completionCard) => ({ kind: 'completionRevealed', completionCard: state[completionCard] })),
        ...state.line.map((card, slot) => ({ kind: 'cardRevealed', card, slot })),
        { kind: 'turnStarted', owner: 0, turnNumber: 1 },
      ]);
    },
  );

  test('[NU-SETUP-2, NU-SETUP-3] of things that look the same, the first to come has the lowest number', () => {
    for (const [table, open] of [
      [tiles, start(3).tiles.slice(0, 25)],
      [cards, start(3).line],
      [favours, [...start(3).favourLine].reverse()],
    ] as const) {
      const turned: number[] = [];
      for (const number of open) {
        const alike = numbers(0, table.length).filter((each) => kindIn(table, each) === kindIn(table, number));
        expect(number).toBe(alike.find((each) => !turned.includes(each)));
        turned.push(number);
      }
    }
  });

  test('a game is named by its options alone', () => {
    for (const players of [0, 5, 1.5, '3']) {
      expect(game.setup({ players, seed: 'x' } as never)).toMatchObject({ left: { path: 'players' } });
    }
    expect(game.setup({ players: 3, seed: '' })).toMatchObject({ left: { path: 'seed' } });
    expect(game.setup({ players: 3, seed: 'x', dome: true } as never)).toMatchObject({ left: { path: 'dome' } });
  });
});
