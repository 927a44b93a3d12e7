import { describe, expect, test } from 'vitest';
import { explain, fieldOf } from '../../src/core/contract/explain.js';
import { type Fact, type Reason, reasonsOf } from '../../src/core/errors/reasons.js';
import { stateWith, type Things } from './things.js';

const COLOURS: Readonly<Record<string, string>> = { wood: 'brown', glass: '$&' };

/** Explains a refusal for a reason with this text and these types, whose facts are found as given. */
const explained = (text: string, types: Reason['facts'], found: Readonly<Record<string, Fact>> = {}) =>
  explain<Things>(
    {
      reasons: { idle: { clause: 'THINGS-1', facts: types, text } },
      facts: Object.fromEntries(Object.entries(found).map(([name, fact]) => [name, () => fact])),
      plain: {
        colour: (id: string) => COLOURS[id] ?? id,
        zone: (id: number) => String(id + 1),
        zones: (ids: readonly number[]) => ids.map((id) => id + 1).join(' or '),
      },
    },
    { state: stateWith(null), box: { id: 'standard' }, move: { kind: 'wait' }, reason: 'idle' },
  );

describe('the sentence of a refusal', () => {
  const NUMBERS = { have: 'number', need: 'number' };
  test.each([
    ['Nothing is done.', {}, {}, 'Nothing is done.'],
    ['You have {have} of {need} points.', NUMBERS, { have: 1, need: 3 }, 'You have 1 of 3 points.'],
    ['{have} left', NUMBERS, { have: 0, need: 2 }, '0 left'],
    ['{colour}, {colour}!', { colour: 'colour' }, { colour: 'wood' }, 'brown, brown!'],
    ['{colour} left', { colour: 'colour', need: 'number' }, { colour: '{need}', need: 2 }, '{need} left'],
    ['{colour} left', { colour: 'colour' }, { colour: 'glass' }, '$& left'],
    ['zone {zone}', { zone: 'zone' }, { zone: 0 }, 'zone 1'],
    ['zone {all}', { all: 'zones' }, { all: [0, 2] }, 'zone 1 or 3'],
    ['{have} left', {}, {}, 'undefined left'],
  ] as const)("'%s' with %j and %j reads '%s'", (text, types, found, expected) =>
    expect(explained(text, types, found).message).toBe(expected),
  );
});

test('a reason declares its facts and their types in its sentence', () => {
  expect(
    reasonsOf({ full: { clause: 'X-1', text: 'Zone {zone:zone} has {have} of {most}; leave {zone:zone}.' } }),
  ).toEqual({
    full: {
      clause: 'X-1',
      facts: { zone: 'zone', have: 'number', most: 'number' },
      text: 'Zone {zone} has {have} of {most}; leave {zone}.',
    },
  });
  expect(reasonsOf({ over: { clause: 'X-2', text: 'Over.' } })).toEqual({
    over: { clause: 'X-2', facts: {}, text: 'Over.' },
  });
});

test('the facts of a refusal are those that its reason declares, as ids and numbers', () => {
  const { facts } = explained('No words.', { colour: 'colour', zone: 'zone' }, { colour: 'wood', zone: 0, have: 3 });
  expect(facts).toEqual({ colour: 'wood', zone: 0 });
});

test('a field that a move lacks is a mistake, and no default', () => {
  type Move = { readonly kind: 'go'; readonly to: number } | { readonly kind: 'rest' };
  const moves: readonly Move[] = [{ kind: 'go', to: 0 }, { kind: 'rest' }];
  expect(fieldOf(moves[0]!, 'to')).toBe(0);
  expect(() => fieldOf(moves[1]!, 'to')).toThrow("'rest' has no to.");
});
