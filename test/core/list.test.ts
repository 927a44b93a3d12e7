import { expect, test } from 'vitest';
import { changed, sum } from '../../src/core/list.js';

test.each([
  [[], 0],
  [[3], 3],
  [[1, 2, 3, 0], 6],
])('the sum of %j is %i', (counts, expected) => {
  expect(sum(counts)).toBe(expected);
});

test('one of the counts is changed, in a copy', () => {
  const counts = Object.freeze([4, 5, 6]);
  expect(changed(counts, 1, 2)).toEqual([4, 7, 6]);
  expect(changed(counts, 2, -6)).toEqual([4, 5, 0]);
});
