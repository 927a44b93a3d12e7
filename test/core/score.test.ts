import { expect, test } from 'vitest';
import { compare, ranked, totalled } from '../../src/core/score.js';

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
])('the merits %j rank as %j', (merits, groups) => expect(ranked(merits)).toEqual(groups));

test('the first merit that differs decides', () => {
  expect(compare([1, 9], [2, 0])).toBeLessThan(0);
  expect(compare([2, 1], [2, 0])).toBeGreaterThan(0);
  expect(compare([2, 1], [2, 1])).toBe(0);
});

test('a total is the sum of the categories', () => {
  expect(totalled({ gold: 3, silver: -1, bronze: 0 }, { cards: 2 })).toEqual({
    total: 2,
    categories: { gold: 3, silver: -1, bronze: 0 },
    tieBreaks: { cards: 2 },
  });
});
