import { describe, expect, test } from 'vitest';
import {
  count,
  type Form,
  flag,
  listOf,
  listUpTo,
  naming,
  orNone,
  orNull,
  perSeat,
  recordOf,
  seat,
  seatsOf,
  secret,
  textUpTo,
  thing,
  thingOrNone,
  variantsOf,
  whole,
  word,
} from '../../src/core/fields/fields.js';
import { partOf } from '../../src/learning/parts.js';

/** Returns the numbers of a value that is seen from a seat. */
const numbersOf = (form: Form, value: unknown, viewer = 0): readonly number[] => {
  const part = partOf(form);
  const numbers = new Float32Array(part.size + 2);
  part.write(value, { numbers, viewer }, 1);
  expect([numbers[0], numbers[part.size + 1]]).toEqual([0, 0]);
  return [...numbers.slice(1, -1)];
};

const pathsOf = (form: Form): readonly string[] =>
  partOf(form)
    .ranges('it', 0)
    .map(({ path }) => path);

const card = recordOf('a card', { up: flag, value: count(4) });
const phase = variantsOf('a phase', { build: { cell: thing(2) }, pass: {}, pay: { sum: count(4) } });
const letters = 'abcdefghijklm'.split('');
const long = (length: number) => Array.from({ length }, (_, i) => i % 5);

describe('a field becomes numbers:', () => {
  test.each<readonly [string, Form, unknown, readonly number[]]>([
    ['an amount', whole(2, 6), 3, [0.25]],
    ['the least amount', whole(2, 6), 2, [0]],
    ['an amount that cannot vary', count(0), 0, []],
    ['a large amount', count(255), 15, [0.5]],
    ['a flag', flag, true, [1]],
    ['a word', word('wood', 'stone'), 'stone', [0, 1]],
    ['the only word', word('wood'), 'wood', []],
    ['a text', textUpTo(9), 'dawn', []],
    ['a thing', thing(3), 1, [0, 1, 0]],
    ['no thing', thingOrNone(2), -1, [1, 0, 0]],
    ['a hidden thing', secret(thing(2)), '?', [0, 0, 1]],
    ['nothing where a hidden thing could be', orNull(secret(thing(2))), null, [0, 0, 0, 1]],
    ["'none'", orNone(word('wood', 'stone')), 'none', [0, 0, 1]],
    ['a hidden amount', secret(count(4)), '?', [1, 0]],
    ['an amount that could be hidden', secret(count(4)), 2, [0, 0.5]],
    ['no record', orNull(card), null, [1, 0, 0]],
    ['a record', orNull(card), { up: true, value: 1 }, [0, 1, 0.25]],
    ['a list', listOf(count(4), 3), [4, 0, 1], [1, 0, 0.25]],
    ['a list with room', listUpTo(thing(2), 4), [1], [0.25, 0, 1, 0, 0, 0, 0, 0, 0]],
    ['a bag', listUpTo(word(...letters), 13), ['a', 'c', 'a', 'a'], [0.875, 0, 0.5, ...Array(10).fill(0)]],
    ['a bag with hidden things', listUpTo(secret(thing(2)), 13), ['?', 1, '?'], [0, 0.5, 0.75]],
    ['a kind', phase, { kind: 'build', cell: 1 }, [1, 0, 0, 0, 1, 0]],
    ['another kind', phase, { kind: 'pay', sum: 2 }, [0, 0, 1, 0, 0, 0.5]],
  ])('%s', (_, form, value, numbers) => expect(numbersOf(form, value)).toEqual(numbers));

  test('a long list is encoded from both ends', () => {
    const numbers = numbersOf(listUpTo(count(4), 65), long(20));
    expect(numbers[0]).toBeCloseTo(20 / 65);
    expect(numbers.slice(1)).toEqual([...long(20).slice(0, 8), ...long(20).slice(-8).reverse()].map((n) => n / 4));
    expect(pathsOf(listUpTo(count(4), 65)).slice(7, 11)).toEqual(['it[6]', 'it[7]', 'it[-1]', 'it[-2]']);
  });

  test.each<readonly [string, Form, unknown, number, readonly number[]]>([
    ['the viewer', seat(3), 1, 1, [1, 0, 0]],
    ['who sits next', seat(3), 2, 1, [0, 1, 0]],
    ['who sits before', seat(3), 0, 1, [0, 0, 1]],
    ['nobody', naming(whole(-1, 1), seatsOf(2)), -1, 1, [1, 0, 0]],
    ['somebody without a seat', naming(whole(-1, 2), seatsOf(2)), 2, 1, [0, 0, 0, 1]],
    ["the viewer's second ship", naming(count(3), seatsOf(2, 2)), 3, 1, [0, 1, 0, 0]],
    ["another's first ship, though they have no second", naming(count(2), seatsOf(2, 2)), 0, 1, [0, 0, 1, 0]],
    ['a list by player', perSeat(count(4), 3), [1, 2, 4], 2, [1, 0.25, 0.5]],
    ['places by player', naming(listOf(count(4), 5), seatsOf(2, 2)), [0, 1, 2, 3, 4], 1, [0.5, 0.75, 0, 0.25, 1]],
  ])('seats are counted from the viewer: %s', (_, form, value, viewer, numbers) =>
    expect(numbersOf(form, value, viewer)).toEqual(numbers),
  );

  test.each<readonly [string, Form, unknown]>([
    ['a word', word('wood', 'stone'), 'glass'],
    ['a thing', thing(2), 2],
    ['a thing in a bag', listUpTo(thing(2), 13), [0, -1]],
    ['a kind', phase, { kind: 'sell' }],
  ])('an impossible %s is refused', (_, form, value) => expect(() => numbersOf(form, value)).toThrow(RangeError));
});

describe('numbers that change are as if written anew:', () => {
  const seats = perSeat(orNull(card), 3);
  const seated = [
    [null, { up: true, value: 1 }, { up: false, value: 3 }],
    [{ up: true, value: 2 }, null, { up: false, value: 3 }],
    [null, null, null],
  ];
  test.each<readonly [string, Form, readonly unknown[]]>([
    ['an amount', whole(2, 6), [2, 3, 6]],
    ['a flag', flag, [true, false]],
    ['a word', word('wood', 'stone'), ['wood', 'stone']],
    ['the only word', word('wood'), ['wood']],
    ['a hidden thing', orNull(secret(thing(2))), [0, '?', 1, null]],
    ['a hidden amount', secret(count(4)), ['?', 0, 4]],
    ['a list by player', seats, seated],
    ['a list with room', listUpTo(thing(3), 4), [[], [1], [2, 1], [1, 2, 0, 0], [2]]],
    ['a list with room for records', listUpTo(orNull(card), 3), [[], ...seated]],
    ['a bag', listUpTo(word(...letters), 13), [[], ['a', 'a'], ['c', 'a'], ['a', 'c']]],
    ['a long list', listUpTo(count(4), 65), [long(0), long(3), long(20), long(65), long(20).reverse()]],
    [
      'a kind',
      phase,
      [{ kind: 'build', cell: 1 }, { kind: 'build', cell: 0 }, { kind: 'pass' }, { kind: 'pay', sum: 3 }],
    ],
  ])('%s', (_, form, values) => {
    const part = partOf(form);
    for (const viewer of [0, 1]) {
      for (const before of values) {
        for (const value of values) {
          const sheet = { numbers: new Float32Array(part.size + 2), viewer };
          part.write(before, sheet, 1);
          part.update(value, before, sheet, 1);
          expect([...sheet.numbers]).toEqual([0, ...numbersOf(form, value, viewer), 0]);
        }
      }
    }
  });
});

test('ranges name the source of their numbers', () => {
  const form = perSeat(
    recordOf('a seat', { cards: listUpTo(card, 1), phase, ship: naming(count(3), seatsOf(2, 2)) }),
    2,
  );
  const ranges = partOf(form).ranges('seats', 7);
  expect(ranges.slice(0, 8)).toEqual([
    { path: 'seats[+0].cards.length', from: 7, size: 1, means: { is: 'amount', scale: 'even', least: 0, most: 1 } },
    { path: 'seats[+0].cards[0].up', from: 8, size: 1, means: { is: 'whether', so: 'true' } },
    { path: 'seats[+0].cards[0].value', from: 9, size: 1, means: { is: 'amount', scale: 'even', least: 0, most: 4 } },
    { path: 'seats[+0].phase.kind', from: 10, size: 3, means: { is: 'one of', values: ['build', 'pass', 'pay'] } },
    { path: 'seats[+0].phase(build).cell', from: 13, size: 2, means: { is: 'one of', values: [0, 1] } },
    { path: 'seats[+0].phase(pay).sum', from: 15, size: 1, means: { is: 'amount', scale: 'even', least: 0, most: 4 } },
    { path: 'seats[+0].ship', from: 16, size: 4, means: { is: 'one of', values: ['+0.0', '+0.1', '+1.0', '+1.1'] } },
    { path: 'seats[+1].cards.length', from: 20, size: 1, means: { is: 'amount', scale: 'even', least: 0, most: 1 } },
  ]);
});
