import { expect, test } from 'vitest';
import { copiesIn, firstCopy, kindsWithout } from '../../src/core/data/copies.js';

const things = [
  { name: 'a', face: [1, 2] },
  { name: 'b', face: [3] },
  { name: 'c', face: [1, 2] },
  { name: 'd', face: [1, 2] },
];
const copies = copiesIn(things, ({ face }) => [face]);

test('things of one face are copies of the first of them', () => {
  expect(copies).toEqual({ kinds: [0, 1, 0, 0], numbers: [[0, 2, 3], [1], [], []] });
  expect(copiesIn(things, ({ name, face }) => [name, face]).kinds).toEqual([0, 1, 2, 3]);
});

test('the copy that comes is the first that does not lie on the table', () => {
  const after = (...there: readonly number[]) => firstCopy(copies, 0, (number) => there.includes(number));
  expect([after(), after(0), after(2), after(0, 2), after(2, 3)]).toEqual([0, 2, 0, 3, 0]);
  expect(firstCopy(copies, 1, () => false)).toBe(1);
});

test('known things are taken out of lists of kinds, each once', () => {
  const lists = [
    [0, 1, 0],
    [0, 0],
  ];
  expect(kindsWithout(copies, lists, [])).toEqual(lists);
  expect(kindsWithout(copies, lists, [3, '?', -1, 1])).toEqual([[0], [0, 0]]);
  expect(kindsWithout(copies, [[0, 1, 0, 0]], [0, 2, 3, 1])).toEqual([[]]);
});
