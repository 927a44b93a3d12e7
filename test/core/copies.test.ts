import { expect, test } from 'vitest';
import { findCopies, firstFreeCopy, withoutKnown } from '../../src/core/data/list.js';

const things = [
  { name: 'a', face: [1, 2] },
  { name: 'b', face: [3] },
  { name: 'c', face: [1, 2] },
  { name: 'd', face: [1, 2] },
];
const copies = findCopies(things, ({ face }) => [face]);

test('things of one face are copies of the first of them', () => {
  expect(copies).toEqual({ kindOfItem: [0, 1, 0, 0], itemsOfKind: [[0, 2, 3], [1], [], []] });
  expect(findCopies(things, ({ name, face }) => [name, face]).kindOfItem).toEqual([0, 1, 2, 3]);
});

test('the copy that comes is the first that does not lie on the table', () => {
  const after = (...there: readonly number[]) => firstFreeCopy(copies, 0, (number) => there.includes(number));
  expect([after(), after(0), after(2), after(0, 2), after(2, 3)]).toEqual([0, 2, 0, 3, 0]);
  expect(firstFreeCopy(copies, 1, () => false)).toBe(1);
});

test('known things are taken out of lists of kinds, each once', () => {
  const lists = [
    [0, 1, 0],
    [0, 0],
  ];
  expect(withoutKnown(copies, lists, [])).toEqual(lists);
  expect(withoutKnown(copies, lists, [3, '?', -1, 1])).toEqual([[0], [0, 0]]);
  expect(withoutKnown(copies, [[0, 1, 0, 0]], [0, 2, 3, 1])).toEqual([[]]);
});
