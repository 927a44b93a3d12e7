import { expect, test } from 'vitest';
import { arrangeBlocks, joinParts, wrapLines } from '../../src/draw/columns.js';

const block = (letter: string, width: number): readonly string[] => [letter.repeat(width), letter];

test('blocks are set side by side, in as few rows as fit a terminal', () => {
  expect(arrangeBlocks([block('a', 3), block('b', 2)])).toBe('aaa  bb\na    b');
  const rows = arrangeBlocks([block('a', 30), block('b', 30), block('c', 30), block('d', 30)]).split('\n');
  expect(rows.map((row) => row.replace(/(\w)\1+/g, '$1'))).toEqual([
    'a  b',
    expect.any(String),
    'c  d',
    expect.any(String),
  ]);
  expect(arrangeBlocks([block('a', 90), block('b', 90)]).split('\n')).toHaveLength(4);
});

test('long lines are wrapped with an indent; a long word stays whole', () => {
  const words = new Array<string>(45).fill('word').join(' ');
  const lines = wrapLines([`  ${words}`, 'x'.repeat(90)]).split('\n');
  expect(lines.slice(0, -1).every(({ length }) => length <= 80)).toBe(true);
  expect(lines.slice(0, -1).map((line) => /^ */.exec(line)![0].length)).toEqual([2, 6, 6]);
  expect(lines.slice(0, -1).join(' ').replace(/ +/g, ' ').trim()).toBe(words);
  expect(lines.at(-1)).toHaveLength(90);
});

test('empty parts take no room in a line', () => {
  expect(joinParts(['a', '', 'b'])).toBe('a · b');
});
