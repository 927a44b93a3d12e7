import { isProxy } from 'node:util/types';
import { expect, test } from 'vitest';
import { blindfolded, unlearnt } from '../../src/core/foresight.js';

test('what is put into a draft is put there without blindfolds, also inside fresh records and lists', () => {
  const draft = { deck: ['?', 2], phase: { row: [1, 2], all: [[0]] } };
  const seen = blindfolded(draft);
  seen.phase = { row: seen.phase.row.slice(1), all: [seen.phase.all[0]!] };
  expect(draft).toEqual({ deck: ['?', 2], phase: { row: [2], all: [[0]] } });
  expect([draft.phase, draft.phase.row, draft.phase.all, draft.phase.all[0]].some(isProxy)).toBe(false);
});

test('what is hidden may lie on where it lies, inside a fresh record, but not be looked at', () => {
  const draft = { decks: { a: ['?'], b: [1] } };
  const seen = blindfolded(draft);
  expect(unlearnt(() => seen.decks.a[0])).toBeNull();
  seen.decks = { ...seen.decks, b: seen.decks.b.slice(1) };
  expect(draft.decks).toEqual({ a: ['?'], b: [] });
});
