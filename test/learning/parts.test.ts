import { describe, expect, test } from 'vitest';
import {
  countUpTo,
  enumOf,
  type FieldSchema,
  flag,
  hideable,
  idBelow,
  idBelowOrNone,
  idsOfSeats,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNone,
  orNull,
  playerBelow,
  textUpTo,
  unionOf,
  withIdRange,
} from '../../src/core/fields/fields.js';
import { encoderOf } from '../../src/learning/field-encoders.js';

/** Returns the numbers of a value that is seen from a seat. */
const numbersOf = (schema: FieldSchema, value: unknown, viewer = 0): readonly number[] => {
  const part = encoderOf(schema);
  const numbers = new Float32Array(part.size + 2);
  part.write(value, { numbers, viewer }, 1);
  expect([numbers[0], numbers[part.size + 1]]).toEqual([0, 0]);
  return [...numbers.slice(1, -1)];
};

const pathsOf = (schema: FieldSchema): readonly string[] =>
  encoderOf(schema)
    .ranges('it', 0)
    .map(({ path }) => path);

const card = objectOf('a card', { up: flag, value: countUpTo(4) });
const phase = unionOf('a phase', { build: { cell: idBelow(2) }, pass: {}, pay: { sum: countUpTo(4) } });
const letters = 'abcdefghijklm'.split('');
const long = (length: number) => Array.from({ length }, (_, i) => i % 5);

describe('a field becomes numbers:', () => {
  test.each<readonly [string, FieldSchema, unknown, readonly number[]]>([
    ['an amount', intBetween(2, 6), 3, [0.25]],
    ['the minimum', intBetween(2, 6), 2, [0]],
    ['an amount that cannot vary', countUpTo(0), 0, []],
    ['a large amount', countUpTo(255), 15, [0.5]],
    ['a flag', flag, true, [1]],
    ['a word', enumOf('wood', 'stone'), 'stone', [0, 1]],
    ['the only word', enumOf('wood'), 'wood', []],
    ['a text', textUpTo(9), 'dawn', []],
    ['an id', idBelow(3), 1, [0, 1, 0]],
    ['no id', idBelowOrNone(2), -1, [1, 0, 0]],
    ['a hidden id', hideable(idBelow(2)), '?', [0, 0, 1]],
    ['nothing where a hidden id could be', orNull(hideable(idBelow(2))), null, [0, 0, 0, 1]],
    ["'none'", orNone(enumOf('wood', 'stone')), 'none', [0, 0, 1]],
    ['a hidden amount', hideable(countUpTo(4)), '?', [1, 0]],
    ['an amount that could be hidden', hideable(countUpTo(4)), 2, [0, 0.5]],
    ['no object', orNull(card), null, [1, 0, 0]],
    ['an object', orNull(card), { up: true, value: 1 }, [0, 1, 0.25]],
    ['a list', listOf(countUpTo(4), 3), [4, 0, 1], [1, 0, 0.25]],
    ['a list with room', listUpTo(idBelow(2), 4), [1], [0.25, 0, 1, 0, 0, 0, 0, 0, 0]],
    ['a bag', listUpTo(enumOf(...letters), 13), ['a', 'c', 'a', 'a'], [0.875, 0, 0.5, ...Array(10).fill(0)]],
    ['a bag with hidden ids', listUpTo(hideable(idBelow(2)), 13), ['?', 1, '?'], [0, 0.5, 0.75]],
    ['a kind', phase, { kind: 'build', cell: 1 }, [1, 0, 0, 0, 1, 0]],
    ['another kind', phase, { kind: 'pay', sum: 2 }, [0, 0, 1, 0, 0, 0.5]],
  ])('%s', (_, schema, value, numbers) => expect(numbersOf(schema, value)).toEqual(numbers));

  test('a long list is encoded from both ends', () => {
    const numbers = numbersOf(listUpTo(countUpTo(4), 65), long(20));
    expect(numbers[0]).toBeCloseTo(20 / 65);
    expect(numbers.slice(1)).toEqual([...long(20).slice(0, 8), ...long(20).slice(-8).reverse()].map((n) => n / 4));
    expect(pathsOf(listUpTo(countUpTo(4), 65)).slice(7, 11)).toEqual(['it[6]', 'it[7]', 'it[-1]', 'it[-2]']);
  });

  test.each<readonly [string, FieldSchema, unknown, number, readonly number[]]>([
    ['the viewer', playerBelow(3), 1, 1, [1, 0, 0]],
    ['who sits next', playerBelow(3), 2, 1, [0, 1, 0]],
    ['who sits before', playerBelow(3), 0, 1, [0, 0, 1]],
    ['nobody', withIdRange(intBetween(-1, 1), idsOfSeats(2)), -1, 1, [1, 0, 0]],
    ['somebody without a seat', withIdRange(intBetween(-1, 2), idsOfSeats(2)), 2, 1, [0, 0, 0, 1]],
    ["the viewer's second ship", withIdRange(countUpTo(3), idsOfSeats(2, 2)), 3, 1, [0, 1, 0, 0]],
    [
      "another's first ship, though they have no second",
      withIdRange(countUpTo(2), idsOfSeats(2, 2)),
      0,
      1,
      [0, 0, 1, 0],
    ],
    ['a list by player', listPerPlayer(countUpTo(4), 3), [1, 2, 4], 2, [1, 0.25, 0.5]],
    [
      'places by player',
      withIdRange(listOf(countUpTo(4), 5), idsOfSeats(2, 2)),
      [0, 1, 2, 3, 4],
      1,
      [0.5, 0.75, 0, 0.25, 1],
    ],
  ])('seats are counted from the viewer: %s', (_, schema, value, viewer, numbers) =>
    expect(numbersOf(schema, value, viewer)).toEqual(numbers),
  );

  test.each<readonly [string, FieldSchema, unknown]>([
    ['a word', enumOf('wood', 'stone'), 'glass'],
    ['an id', idBelow(2), 2],
    ['an id in a bag', listUpTo(idBelow(2), 13), [0, -1]],
    ['a kind', phase, { kind: 'sell' }],
  ])('an impossible %s is refused', (_, schema, value) => expect(() => numbersOf(schema, value)).toThrow(RangeError));
});

describe('numbers that change are as if written anew:', () => {
  const seats = listPerPlayer(orNull(card), 3);
  const seated = [
    [null, { up: true, value: 1 }, { up: false, value: 3 }],
    [{ up: true, value: 2 }, null, { up: false, value: 3 }],
    [null, null, null],
  ];
  test.each<readonly [string, FieldSchema, readonly unknown[]]>([
    ['an amount', intBetween(2, 6), [2, 3, 6]],
    ['a flag', flag, [true, false]],
    ['a word', enumOf('wood', 'stone'), ['wood', 'stone']],
    ['the only word', enumOf('wood'), ['wood']],
    ['a hidden id', orNull(hideable(idBelow(2))), [0, '?', 1, null]],
    ['a hidden amount', hideable(countUpTo(4)), ['?', 0, 4]],
    ['a list by player', seats, seated],
    ['a list with room', listUpTo(idBelow(3), 4), [[], [1], [2, 1], [1, 2, 0, 0], [2]]],
    ['a list with room for objects', listUpTo(orNull(card), 3), [[], ...seated]],
    ['a bag', listUpTo(enumOf(...letters), 13), [[], ['a', 'a'], ['c', 'a'], ['a', 'c']]],
    ['a long list', listUpTo(countUpTo(4), 65), [long(0), long(3), long(20), long(65), long(20).reverse()]],
    [
      'a kind',
      phase,
      [{ kind: 'build', cell: 1 }, { kind: 'build', cell: 0 }, { kind: 'pass' }, { kind: 'pay', sum: 3 }],
    ],
  ])('%s', (_, schema, values) => {
    const part = encoderOf(schema);
    for (const viewer of [0, 1]) {
      for (const before of values) {
        for (const value of values) {
          const sheet = { numbers: new Float32Array(part.size + 2), viewer };
          part.write(before, sheet, 1);
          part.update(value, before, sheet, 1);
          expect([...sheet.numbers]).toEqual([0, ...numbersOf(schema, value, viewer), 0]);
        }
      }
    }
  });
});

test('ranges name the source of their numbers', () => {
  const schema = listPerPlayer(
    objectOf('a seat', { cards: listUpTo(card, 1), phase, ship: withIdRange(countUpTo(3), idsOfSeats(2, 2)) }),
    2,
  );
  const ranges = encoderOf(schema).ranges('seats', 7);
  expect(ranges.slice(0, 8)).toEqual([
    { path: 'seats[+0].cards.length', from: 7, size: 1, meaning: { type: 'amount', scale: 'linear', min: 0, max: 1 } },
    { path: 'seats[+0].cards[0].up', from: 8, size: 1, meaning: { type: 'whether', value: 'true' } },
    {
      path: 'seats[+0].cards[0].value',
      from: 9,
      size: 1,
      meaning: { type: 'amount', scale: 'linear', min: 0, max: 4 },
    },
    { path: 'seats[+0].phase.kind', from: 10, size: 3, meaning: { type: 'one of', values: ['build', 'pass', 'pay'] } },
    { path: 'seats[+0].phase(build).cell', from: 13, size: 2, meaning: { type: 'one of', values: [0, 1] } },
    {
      path: 'seats[+0].phase(pay).sum',
      from: 15,
      size: 1,
      meaning: { type: 'amount', scale: 'linear', min: 0, max: 4 },
    },
    {
      path: 'seats[+0].ship',
      from: 16,
      size: 4,
      meaning: { type: 'one of', values: ['+0.0', '+0.1', '+1.0', '+1.1'] },
    },
    { path: 'seats[+1].cards.length', from: 20, size: 1, meaning: { type: 'amount', scale: 'linear', min: 0, max: 1 } },
  ]);
});
