import { expect, test } from 'vitest';
import { ROWS, roomOf, rowOf } from '../../scripts/house/rooms.js';
import { codeByFile, imports } from '../support/imports.js';

test('every module of src is in a room, and every room has a module', () => {
  const rooms = new Map([...codeByFile.keys()].map((file) => [file, roomOf(file)]));
  expect([...rooms].filter(([, room]) => room === undefined)).toEqual([]);
  expect(ROWS.flatMap((row) => Object.keys(row)).sort()).toEqual([...new Set(rooms.values())].sort());
});

test('a room imports only those of lower rows, and those beside it', () => {
  const leadUp = imports.filter(({ file, to }) => to.endsWith('.ts') && rowOf(roomOf(to)!) < rowOf(roomOf(file)!));
  expect(leadUp.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});
