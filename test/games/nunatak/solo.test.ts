import { describe, expect, test } from 'vitest';
import { type Event, game } from '../../../src/games/nunatak/index.js';
import { cell, events, legal, placing, play, playOn, position, refusal } from './positions.js';
import { crossroads } from './scenes.js';

const SCULPTOR = placing(6, 'sculptor');
const of = <Kind extends Event['kind']>(reported: readonly Event[], kind: Kind) =>
  reported.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** Returns the cell of the dummy's block after the human's turn. */
const dummyBlock = (reported: readonly Event[]): number => of(reported, 'blockPlaced')[1]!.cell;

describe('a solo game', () => {
  test('[NU-SOLO-7] case 41: a dummy places where it would score most', () => {
    const both = position(crossroads({ '2a1': 10, '1b5': 11, '1d4': 25, '1c4': 26 }));
    expect(dummyBlock(events(both, 'p1c3'))).toBe(cell('1b5'));
    const one = position(crossroads({ '2a1': 10, '1b5': 14 }));
    expect(dummyBlock(events(one, 'p1c3'))).toBe(cell('2a1'));
  });

  test('[NU-SOLO-8] of equal places more points of squares, then rows, then support', () => {
    const blocks = {
      0: '1c1 1d1 1e1 1c2 1d2 1e2',
      1: '1a1 1b1 1a2 1b4 1e5 1e3',
      2: '1b2 1a4 1a5 1c5 1d4 1c4',
    };
    const state = position({
      players: 1,
      turnNumber: 19,
      blocks,
      tiles: { '1c3': 5, '2a1': 9, '1b5': 10 },
      line: [0, 1, 11],
      phase: SCULPTOR,
    });
    expect(state.tiles[cell('2a1')]).toBe(9);
    const reported = events(state, 'p1c3');
    expect(of(reported, 'blockPlaced')[1]).toMatchObject({ owner: 1 });
    expect(dummyBlock(reported)).toBe(cell('1b5'));
  });

  test('[NU-SOLO-2, NU-SOLO-4, NU-SOLO-1] case 42: the end of a round', () => {
    const state = position({
      players: 1,
      turnNumber: 3,
      blocks: { 0: '1e5', 1: '1a5' },
      tiles: { '1b2': 18, '1d2': 19, '1a1': 20, '1e1': 21 },
      line: [-1, -1, 30, -1],
      phase: { kind: 'placeForDummy', card: 33, cells: [6, 8] },
    });
    const reported = events(state, 'p1b2');
    expect(
      of(reported, 'cardRevealed')
        .map(({ slot }) => slot)
        .slice(0, 3),
    ).toEqual([3, 0, 1]);
    expect(of(reported, 'roundEnded')).toEqual([
      { kind: 'roundEnded', round: 1, dummySlots: [1, 3], startTokenOwner: 1 },
    ]);
    expect(of(reported, 'turnStarted')[0]).toEqual({ kind: 'turnStarted', owner: 1, turnNumber: 4 });
    let next = play(state, 'p1b2');
    while (next.phase.kind !== 'take') next = playOn(next);
    expect(next).toMatchObject({ turnNumber: 6, turnOwner: 0, startTokenOwner: 1, dummySlots: [1, 3] });
  });

  test('[NU-SOLO-6, NU-SOLO-3] case 43: a dummy takes the first card that fits, clockwise from its cube', () => {
    const state = position({
      players: 1,
      turnNumber: 10,
      line: [22, 9, 14, -1],
      filler: '1c5 1d5 1e5 1a5 1b5 1e4 1d4 1e3 1a4',
      tiles: { '1a1': 5 },
      phase: SCULPTOR,
    });
    expect(state.dummySlots).toEqual([3, 1]);
    const reported = events(state, 'p1a1');
    expect(of(reported, 'cardTaken')[0]).toEqual({ kind: 'cardTaken', owner: 1, card: 9, slot: 1 });
    expect(of(reported.slice(0, 3), 'cardRevealed')).toEqual([]);
  });

  const level = {
    players: 1,
    tiles: { '1b2': 18, '1d2': 19, '1a2': 20, '1a1': 21, '1e5': 5 },
    line: [33, 0, 1],
    phase: SCULPTOR,
  } as const;

  test('[NU-SOLO-9, NU-SOLO-11] case 44: the human chooses among the places that are still equal', () => {
    const asked = play(position(level), 'p1e5');
    expect(asked.phase).toEqual({ kind: 'placeForDummy', card: 33, cells: [cell('1b2'), cell('1d2')] });
    expect(asked).toMatchObject({ turnOwner: 1, turnNumber: 2 });
    expect(game.toAct(asked)).toBe(0);
    expect(legal(asked)).toBe('p1b2 p1d2');
    expect(refusal(asked, 'p1a2')).toBe('NU-SOLO-11');
    const reported = events(asked, 'p1d2');
    expect(of(reported, 'blockPlaced')[0]).toEqual({ kind: 'blockPlaced', owner: 1, cell: cell('1d2') });
    expect(of(reported, 'cardFiled')[0]).toEqual({ kind: 'cardFiled', owner: 1, card: 33, countsAs: null });
  });

  /** Four blocks that bring a tile of the second pile to the ground. */
  const doubles = {
    players: 1,
    turnNumber: 10,
    filler: '1d4 1e4 1d5 1e5 1a5 1a4 1a3 1e1 1e2',
    phase: SCULPTOR,
  } as const;

  test('[NU-SOLO-10, NU-SOLO-12, NU-SOLO-13] with a labourer and engineer a labourer tile is preferred', () => {
    const tiles = { '1b2': 18, '1d2': 0, '1a1': 5, '1b1': 9, '1c1': 10, '1d1': 11, '1a2': 12, '1c2': 13 };
    const rest = { '1e3': 14, '1b3': 15, '1c3': 16, '1d3': 17, '1b4': 6, '1c4': 7, '1b5': 8, '1c5': 22, '2d4': 23 };
    const state = position({ ...doubles, tiles: { ...tiles, ...rest }, line: [1, 2, -1, 36] });
    expect(state.dummySlots).toEqual([3, 1]);
    const reported = events(state, 'p1a1');
    expect(dummyBlock(reported)).toBe(cell('1d2'));
    expect(of(reported, 'cardFiled')[0]).toEqual({ kind: 'cardFiled', owner: 1, card: 36, countsAs: 'labourer' });
  });

  test('[NU-SOLO-9, NU-SOLO-10] the distance from the axis comes before the labourer tile', () => {
    const tiles = { '1b2': 18, '1d2': 5, '1a1': 6, '1b1': 9, '1c1': 10, '1d1': 0, '1a2': 12, '1c2': 13 };
    const rest = { '1e3': 14, '1b3': 15, '1c3': 16, '1d3': 17, '1b4': 11, '1c4': 7, '1b5': 8, '1c5': 22, '2d4': 23 };
    const state = position({ ...doubles, tiles: { ...tiles, ...rest }, line: [1, 2, -1, 36] });
    expect(dummyBlock(events(state, 'p1a1'))).toBe(cell('1b2'));
  });

  test('[NU-SOLO-5] human or dummy, the whole line is renewed when nothing fits', () => {
    const state = position({
      players: 1,
      turnNumber: 10,
      filler: '1c5 1d5 1e5 1a5 1b5 1e4 1d4 1e3 1a4',
      line: [22, 23, 24, -1],
      tiles: { '1a1': 5 },
      phase: SCULPTOR,
    });
    const reported = events(state, 'p1a1');
    expect(of(reported, 'deckReshuffled')[0]).toEqual({
      kind: 'deckReshuffled',
      cards: [22, 23, 24],
      reason: 'nothingFits',
    });
  });

  test('[NU-SOLO-14, NU-SOLO-18, NU-TURN-2] a dummy scores nothing, and counts in the majorities', () => {
    const points = (labourers: string, blocks: Readonly<Record<number, string>>) =>
      game.score(position({ players: 1, turnNumber: 10, filedCards: { 0: '0L 1L', 1: labourers }, blocks })).players;
    const inside = { 0: '1b2 1a1 1c3', 1: '1c2 1d2 1b3', 2: '1d3 1d4 1b4' };
    expect(points('2L', inside)).toMatchObject([{ categories: { labourers: 20, dome: 7 } }]);
    expect(points('2L 3L', { ...inside, 2: '1d3 1a3 1d4' })).toMatchObject([
      { categories: { labourers: 12, dome: 0 } },
    ]);
    expect(points('', { ...inside, 1: '1a4 1a5 1c4' })).toMatchObject([{ categories: { labourers: 20, dome: 0 } }]);
  });

  test('[NU-SOLO-15, NU-SOLO-14] the human chooses the order of the squares of a dummy', () => {
    const state = position({
      players: 1,
      turnNumber: 11,
      blocks: { 0: '1a1 1c1 1e5 1e4', 1: '1b1 1b2 1a5 1d5', 2: '1a2 1c2 1e1' },
      phase: { kind: 'scoreSquare', squares: [25, 26], byRivalry: false },
    });
    expect(state.turnOwner).toBe(1);
    expect(game.toAct(state)).toBe(0);
    const reported = events(state, 's2b1');
    expect(of(reported, 'squareCompleted').map((event) => event.square)).toEqual([26, 25]);
    expect(of(reported, 'squareCompleted')[0]!.shares).toEqual([
      { owner: 0, points: 1, isLost: false },
      { owner: 1, points: 5, isLost: true },
      { owner: 2, points: 1, isLost: true },
    ]);
    expect(play(state, 's2b1').squarePoints).toEqual([2]);
  });

  test('[NU-SOLO-16] a dummy with an elder removes the favour farther from the deck', () => {
    const state = position({
      players: 1,
      turnNumber: 1,
      tiles: { '1c3': 22, '1e5': 5 },
      line: [24, 0, 1],
      favourLine: [4, 9],
      phase: SCULPTOR,
    });
    const reported = events(state, 'p1e5');
    expect(of(reported, 'blockPlaced')[1]).toEqual({ kind: 'blockPlaced', owner: 1, cell: cell('1c3') });
    expect(of(reported, 'favourRemoved')[0]).toEqual({ kind: 'favourRemoved', favour: 9 });
    const next = play(state, 'p1e5');
    expect(next.removedFavours.slice(-1)).toEqual([9]);
    expect(next.favourLine).toEqual([state.favourDeck[0], 4]);
  });

  test("[NU-SOLO-17, NU-WINDOW-2] the human can play favours before a dummy's turn, not before his own", () => {
    const state = position({
      players: 1,
      turnNumber: 4 + 6,
      favours: { 0: [9] },
      tiles: { '1a1': 5 },
      phase: SCULPTOR,
    });
    const asked = play(state, 'p1a1');
    expect(asked.phase).toEqual({ kind: 'window', nextOwner: 1, decider: 0 });
    let next = play(asked, '-');
    while (next.phase.kind !== 'take') {
      if (next.phase.kind === 'window') expect(next.phase.nextOwner).not.toBe(0);
      next = playOn(next);
    }
  });
});
