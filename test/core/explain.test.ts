import { describe, expect, test } from 'vitest';
import { createRefusal, fieldOf } from '../../src/core/contract/explain.js';
import { createReasonTable, parseReasons, type RefusalParameter } from '../../src/core/errors/reasons.js';
import { stateWith, type Things } from './things.js';

const COLOURS: Readonly<Record<string, string>> = { wood: 'brown', glass: '$&' };

/** Explains the refusal of this move for a reason with this text, whose facts are found as given. */
const explained = (
  text: string,
  found: Readonly<Record<string, RefusalParameter>> = {},
  move: Things['Move'] = { kind: 'wait' },
) =>
  createRefusal<Things>(
    {
      reasons: { idle: { clause: 'THINGS-1', text } },
      parameterFinders: Object.fromEntries(Object.entries(found).map(([name, fact]) => [name, () => fact])),
      englishNames: {
        colour: (id: string) => COLOURS[id] ?? id,
        zone: (id: number) => String(id + 1),
        zones: (ids: readonly number[]) => ids.map((id) => id + 1).join(' or '),
      },
    },
    { state: stateWith(null), box: { id: 'standard' }, move, reason: 'idle' },
  );

describe('the sentence of a refusal', () => {
  test.each([
    ['Nothing is done.', {}, 'Nothing is done.'],
    ['You have {have} of {need} points.', { have: 1, need: 3 }, 'You have 1 of 3 points.'],
    ['{have} left', { have: 0, need: 2 }, '0 left'],
    ['{colour:colour}, {colour:colour}!', { colour: 'wood' }, 'brown, brown!'],
    ['{colour:colour} left', { colour: '{need}', need: 2 }, '{need} left'],
    ['{colour:colour} left', { colour: 'glass' }, '$& left'],
    ['zone {zone:zone}', { zone: 0 }, 'zone 1'],
    ['zone {all:zones}', { all: [0, 2] }, 'zone 1 or 3'],
    ['deck {deck:deck}', { deck: 'basic' }, 'deck basic'],
  ] as const)("'%s' with %j reads '%s'", (text, found, expected) =>
    expect(explained(text, found).message).toBe(expected),
  );
});

test('a reason declares its facts and their types in its sentence', () => {
  expect(
    parseReasons({ full: { clause: 'X-1', text: 'Zone {zone:zone} has {have} of {most}; leave {zone:zone}.' } }),
  ).toEqual({
    full: {
      clause: 'X-1',
      parameterTypes: { zone: 'zone', have: 'number', most: 'number' },
      text: 'Zone {zone} has {have} of {most}; leave {zone}.',
    },
  });
  expect(parseReasons({ over: { clause: 'X-2', text: 'Over.' } })).toEqual({
    over: { clause: 'X-2', parameterTypes: {}, text: 'Over.' },
  });
});

test('sentences whose keys begin with a clause make a table of reasons', () => {
  const sentences = { 'X-1.full': 'Zone {zone:zone} is full.', 'X-1.no-card': 'No card.', 'X-2.over': 'Over.' };
  expect(createReasonTable<'X-1' | 'X-2', keyof typeof sentences>(sentences)).toEqual({
    full: { clause: 'X-1', text: 'Zone {zone:zone} is full.' },
    'no-card': { clause: 'X-1', text: 'No card.' },
    over: { clause: 'X-2', text: 'Over.' },
  });
});

test('the facts of a refusal are those that its reason declares, as ids and numbers', () => {
  const { parameters } = explained('{colour:colour} {zone:zone}', { colour: 'wood', zone: 0, have: 3 });
  expect(parameters).toEqual({ colour: 'wood', zone: 0 });
});

test('a fact that no function finds is the field of the move with its name', () => {
  const move = { kind: 'wait', zone: 0 } as const;
  expect(explained('Zone {zone:zone} is full.', {}, move)).toMatchObject({
    parameters: { zone: 0 },
    message: 'Zone 1 is full.',
  });
  expect(explained('Zone {zone:zone} is full.', { zone: 2 }, move).parameters).toEqual({ zone: 2 });
});

test('a fact that neither a function nor the move has is a mistake, and no default', () => {
  expect(() => explained('{have} left')).toThrow("'wait' has no have.");
});

test('a field that a move lacks is a mistake, and no default', () => {
  type Move = { readonly kind: 'go'; readonly to: number } | { readonly kind: 'rest' };
  const moves: readonly Move[] = [{ kind: 'go', to: 0 }, { kind: 'rest' }];
  expect(fieldOf(moves[0]!, 'to')).toBe(0);
  expect(() => fieldOf(moves[1]!, 'to')).toThrow("'rest' has no to.");
});
