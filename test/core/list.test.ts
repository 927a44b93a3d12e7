import { expect, test } from 'vitest';
import { appended, sum, withAdded, withItemAt, withoutItem } from '../../src/core/data/list.js';

test.each([
  [[], 0],
  [[3], 3],
  [[1, 2, 3, 0], 6],
])('the sum of %j is %i', (counts, expected) => {
  expect(sum(counts)).toBe(expected);
});

test('one of the counts is changed in a copy', () => {
  const counts = Object.freeze([4, 5, 6]);
  expect(withAdded(counts, 1, 2)).toEqual([4, 7, 6]);
  expect(withAdded(counts, 2, -6)).toEqual([4, 5, 0]);
});

test.each([
  ['another item in one place', withItemAt, [1, 'x'], ['a', 'x', 'c']],
  ['one additional item', appended, ['x'], ['a', 'b', 'c', 'x']],
  ['one item less', withoutItem, [1], ['a', 'c']],
  ['the last item less', withoutItem, [2], ['a', 'b']],
  ['nothing less', withoutItem, [-1], ['a', 'b', 'c']],
] as const)('a copy has %s', (_, change, given, expected) => {
  const list = Object.freeze(['a', 'b', 'c']);
  expect(Reflect.apply(change, undefined, [list, ...given])).toEqual(expected);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('replacing an item by itself makes a copy, too', () => {
  const list = Object.freeze([1, 2]);
  expect(withItemAt(list, 0, 1)).toEqual(list);
  expect(withItemAt(list, 0, 1)).not.toBe(list);
});
