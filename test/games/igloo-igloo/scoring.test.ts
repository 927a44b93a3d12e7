import { describe, expect, test } from 'vitest';
import { evaluate, returns, score, view } from '../../../src/games/igloo-igloo/index.js';
import { type Drawing, points, position } from './positions.js';

const WATER = '........';
/** Returns a board of one row of floes, on the third row from the left. */
const row = (tiles: string): readonly string[] => [
  '#......#',
  WATER,
  tiles.padEnd(8, '.'),
  ...new Array(4).fill(WATER),
  '#......#',
];
const islands = (drawing: Drawing): readonly number[] => points(position(drawing)).map(([, island]) => island);

describe('islands', () => {
  test.each([
    ['oooo', 16],
    ['o', 1],
    ['oo', 4],
    ['oooooooo', 64],
  ])('[IG-SCORE-7] case 44: who is alone on %s scores %i', (tiles, expected) => {
    expect(islands({ board: row(tiles), inuits: ['a3'] })).toEqual([expected, 0]);
  });

  const isle = {
    board: 'ISLE',
    players: 4,
    inuits: ['b1 a3 b3', 'a2 b4 b4', 'a1 a4', 'a5'],
    igloos: ['', '', 'a4'],
  } as const;

  test('[IG-SCORE-3, IG-SCORE-4, IG-SCORE-5, IG-SCORE-6] case 45: two share the first place, the next gets half', () => {
    expect(islands(isle)).toEqual([4, 6, 6, 0]);
  });

  test('[IG-EXPERT-2, IG-EXPERT-3] case 46: the same among experts', () => {
    expect(islands({ ...isle, variant: 'expert' })).toEqual([11, 21, 21, 0]);
  });

  test.each([
    ['ooooo', ['a3 b3 c3', 'a3', 'a3'], [5, 2, 2]],
    ['ooo', ['a3', 'a3', ''], [3, 3, 0]],
    ['o', ['a3 a3', 'a3', ''], [1, 0, 0]],
    ['oooo', ['a3 b3', 'c3', ''], [4, 2, 0]],
  ] as const)('[IG-SCORE-5, IG-SCORE-6] case 47: on %s with inuits on %j', (tiles, inuits, expected) => {
    expect(islands({ board: row(tiles), players: 3, inuits })).toEqual(expected);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('[IG-EXPERT-2, IG-EXPERT-3] case 48: an expert alone on %i tiles', (tiles) => {
    const worth = [1, 3, 6, 10, 15, 21, 21][tiles - 1];
    expect(islands({ board: row('o'.repeat(tiles)), variant: 'expert', inuits: ['a3'] })).toEqual([worth, 0]);
  });

  test('[IG-EXPERT-2] the second gets half of its value', () => {
    expect(islands({ board: row('ooooo'), variant: 'expert', inuits: ['a3 a3', 'b3'] })).toEqual([15, 7]);
  });

  test('[IG-SCORE-4] case 51: an igloo alone is presence', () => {
    expect(islands({ board: row('ooo'), igloos: ['b3'] })).toEqual([9, 0]);
  });

  test('[IG-SCORE-3] floes that touch at a corner of the board or by their corners are two islands', () => {
    const board = ['#o.....#', 'o.......', '.o......', ...new Array(4).fill(WATER), '#......#'];
    expect(islands({ board, inuits: ['b1 a2 b3'] })).toEqual([3, 0]);
  });

  test('[IG-PACK-2] pack counts as any floe', () => {
    expect(islands({ board: row('oPo'), inuits: ['b3'] })).toEqual([9, 0]);
  });

  test('[IG-KEPT-4] tiles in hand are worth nothing', () => {
    expect(points(position({ board: 'BEAR', hands: ['thaw harpoon'] }))).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the winner', () => {
  // Six islands of two, each held by one inuit on its ice; nothing can melt.
  const board = ['#......#', 'oP.oP.oP', WATER, 'oP.oP.oP', WATER, WATER, WATER, '#......#'];
  const over = { board, phase: { kind: 'over' } } as const;

  test('[IG-SCORE-1] case 50: of equals who has hunted more, then both', () => {
    const apart = position({
      ...over,
      inuits: ['a2 d2', 'a4 d4 g4 g2'],
      trophies: ['bear bear bear', 'fox3 fox1'],
    });
    expect(points(apart)).toEqual([
      [12, 8],
      [4, 16],
    ]);
    expect(score(apart)).toMatchObject({ over: true, ranking: [[0], [1]], winners: [0], outcome: null });
    const level = position({ ...over, inuits: ['a2 d2 g2', 'a4 d4 g4'], trophies: ['bear bear', 'bear bear'] });
    expect(score(level)).toMatchObject({ ranking: [[0, 1]], winners: [0, 1] });
    expect(score(level).players.map(({ total }) => total)).toEqual([20, 20]);
  });

  test('[IG-SCORE-1] case 63: the end is worth 1, shared by those who are level in hunting too', () => {
    const five = ['#......#', 'oP.oP.oP', WATER, 'oP.oP...', WATER, WATER, WATER, '#......#'];
    const trophies = ['bear bear bear', 'bear fox3 fox1'];
    const tied = position({ ...over, board: five, inuits: ['a2 d2', 'g2 a4 d4'], trophies });
    expect(score(tied).players).toMatchObject([
      { total: 20, tieBreaks: { hunting: 12 } },
      { total: 20, tieBreaks: { hunting: 8 } },
    ]);
    expect(returns(tied)).toEqual([1, 0]);
    const level = position({ ...over, inuits: ['a2 d2 g2', 'a4 d4 g4'], trophies: ['bear bear', 'bear bear'] });
    expect([returns(level), returns(view(level, 'spectator'))]).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });

  test('[IG-SCORE-1] case 63: before the end nothing is worth anything, and progress is the points as they stand', () => {
    const drawing = { board: 'BEAR', inuits: ['c3'], trophies: ['fish1', 'bear'] } as const;
    const state = position(drawing);
    expect(returns(state)).toEqual([0, 0]);
    expect(score(state).players.map(({ tieBreaks }) => tieBreaks)).toEqual([{ hunting: 1 }, { hunting: 4 }]);
    for (const each of [state, view(state, 0), view(state, 1), view(state, 'spectator')]) {
      expect(evaluate(each)).toEqual([10, 4]);
    }
    expect(evaluate(position({ ...over, inuits: ['a2', 'a4 d4 g4 g2 d2'] }))).toEqual([4, 20]);
  });

  test('[IG-SCORE-1] more points win, and nobody has won before the end', () => {
    const ahead = position({ ...over, inuits: ['a2', 'a4 d4 g4 g2 d2'] });
    expect(score(ahead)).toMatchObject({ ranking: [[1], [0]], winners: [1] });
    expect(score(position({ board: 'BEAR', inuits: ['c3'] }))).toMatchObject({ over: false, winners: [] });
  });
});
