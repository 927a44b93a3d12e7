import { expect, test } from 'vitest';
import { type Failure, groupByCause, type Thrown } from '../../scripts/test/causes.js';

const failure = (title: string, line: number, message: string, name = 'TypeError'): Failure => ({
  title,
  error: { name, message, stacks: [{ file: 'a.ts', line, column: 1 }] },
});

const titlesOf = (failures: readonly Failure<Thrown>[]) =>
  groupByCause(failures).map((cause) => cause.map(({ title }) => title));

test('errors of one place have one cause, and so do errors with one message', () => {
  expect(
    titlesOf([failure('a', 1, 'no x'), failure('b', 2, 'no y'), failure('c', 2, 'no x'), failure('d', 3, 'no x')]),
  ).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});

test('errors of expect have one cause if they are of one place', () => {
  const of = (title: string, line: number) => failure(title, line, 'expected 1 to be 2', 'AssertionError');
  expect(titlesOf([of('a', 1), of('b', 2), of('c', 2)])).toEqual([['b', 'c'], ['a']]);
});

test('errors without a place are told apart by their messages', () => {
  const of = (title: string, message: string): Failure => ({ title, error: { name: 'AssertionError', message } });
  expect(titlesOf([of('a', 'x'), of('b', 'y'), of('c', 'x')])).toEqual([['a', 'c'], ['b']]);
});
