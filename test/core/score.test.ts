import { describe, expect, test } from 'vitest';
import { compareLists, createPlayerScore, createScore, rankPlayers, winShares } from '../../src/core/types/score.js';

test.each([
  [
    [[3], [5], [4]],
    [[1], [2], [0]],
  ],
  [
    [[5], [5], [4]],
    [[0, 1], [2]],
  ],
  [
    [
      [5, 1],
      [5, 2],
      [5, 1],
    ],
    [[1], [0, 2]],
  ],
  [[[0], [0], [0], [0]], [[0, 1, 2, 3]]],
  [
    [[-1], [-2]],
    [[0], [1]],
  ],
  [[[7]], [[0]]],
  [[[], []], [[0, 1]]],
])('the merits %j rank as %j', (merits, groups) => expect(rankPlayers(merits)).toEqual(groups));

test('the first merit that differs decides', () => {
  expect(compareLists([1, 9], [2, 0])).toBeLessThan(0);
  expect(compareLists([2, 1], [2, 0])).toBeGreaterThan(0);
  expect(compareLists([2, 1], [2, 1])).toBe(0);
});

test('a total is the sum of the categories', () => {
  expect(createPlayerScore({ gold: 3, silver: -1, bronze: 0 }, { cards: 2 })).toEqual({
    total: 2,
    categories: { gold: 3, silver: -1, bronze: 0 },
    tieBreaks: { cards: 2 },
  });
});

describe('standings', () => {
  const players = [
    createPlayerScore({ gold: 3, glass: 1 }, { prizes: 0, gold: 1 }),
    createPlayerScore({ gold: 0, glass: 4 }, { prizes: 1, gold: 0 }),
    createPlayerScore({ gold: 3, glass: 1 }, { prizes: 0, gold: 1 }),
    createPlayerScore({ gold: 5, glass: 0 }, { prizes: 0, gold: 0 }),
  ];

  test('rank by totals, then by the tie-breaks, in order', () => {
    expect(createScore(false, players, null).ranking).toEqual([[3], [1], [0, 2]]);
    const tied = players.map((player) => ({ ...player, total: 4 }));
    expect(createScore(false, tied, null).ranking).toEqual([[1], [0, 2], [3]]);
  });

  test('name the first group as winners, once the game is over', () => {
    expect(createScore(false, players, null)).toMatchObject({ over: false, winners: [], outcome: null, players });
    expect(createScore(true, players, 'won')).toMatchObject({ over: true, winners: [3], outcome: 'won' });
    expect(createScore(true, players.slice(0, 1), null).winners).toEqual([0]);
  });
});

test('the winners share 1, and everybody has 0 before the end', () => {
  const players = [0, 1, 2].map((points) => createPlayerScore({ points: points === 0 ? 1 : 2 }, {}));
  expect(winShares(createScore(true, players, null))).toEqual([0, 1 / 2, 1 / 2]);
  expect(winShares(createScore(false, players, null))).toEqual([0, 0, 0]);
});
