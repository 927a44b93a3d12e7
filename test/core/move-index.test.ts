import { describe, expect, test } from 'vitest';
import { createMoveIndex } from '../../src/core/engine/action-space.js';

type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'put'; readonly colour: string; readonly cell: number }
  | { readonly kind: 'take'; readonly cell: number };

const moves: readonly Move[] = [
  { kind: 'pass' },
  ...['red', 'blue'].flatMap((colour) => [0, 1, 2].map((cell) => ({ kind: 'put', colour, cell }) as const)),
  { kind: 'take', cell: 0 },
  { kind: 'take', cell: 5 },
];
const format = (move: Move): string => Object.values(move).join('-');
const catalogue = createMoveIndex(moves, format);

test('entries are frozen, numbered in order, and parsed from their texts', () => {
  expect(catalogue.moves).toEqual(moves);
  expect(Object.isFrozen(catalogue.moves)).toBe(true);
  catalogue.moves.forEach((move, number) => {
    expect(Object.isFrozen(move)).toBe(true);
    expect(catalogue.indexOf(move)).toBe(number);
    expect(catalogue.parse(format(move))).toBe(move);
  });
});

test('fresh objects are recognized by their fields, in any order', () => {
  moves.forEach((move, number) => {
    expect(catalogue.indexOf({ ...move })).toBe(number);
    expect(catalogue.indexOf(Object.fromEntries(Object.entries(move).reverse()))).toBe(number);
    expect(catalogue.indexOf(Object.assign(Object.create(null), move))).toBe(number);
  });
});

test.each<readonly [string, unknown]>([
  ['another kind', { kind: 'drop' }],
  ['a field too many', { kind: 'pass', cell: 0 }],
  ['a field too few', { kind: 'put', cell: 0 }],
  ['a field under another name', { kind: 'take', place: 0 }],
  ['a field out of range', { kind: 'take', cell: 3 }],
  ['a fraction', { kind: 'take', cell: 0.5 }],
  ['NaN', { kind: 'take', cell: Number.NaN }],
  ['a text for a number', { kind: 'take', cell: '0' }],
  ['a number for a text', { kind: 'put', colour: 0, cell: 0 }],
  ['a list for a number', { kind: 'take', cell: [0] }],
  ['a boxed kind', { kind: Object('pass') }],
  ['no kind', { cell: 0 }],
  ['a kind that is inherited', Object.create({ kind: 'pass' })],
  ['a field that is inherited', Object.assign(Object.create({ cell: 0 }), { kind: 'take' })],
  ['a field named __proto__', JSON.parse('{"kind":"take","__proto__":0}')],
  ['a kind named __proto__', { kind: '__proto__' }],
  ['a kind named constructor', { kind: 'constructor' }],
  ['a cell named toString', { kind: 'take', cell: 'toString' }],
  ['a text', 'pass'],
  ['a function', () => 'pass'],
  ['null', null],
  ['nothing', undefined],
  ['a list', ['pass']],
  [
    'a getter that throws',
    Object.defineProperty({}, 'kind', {
      get: () => {
        throw new Error('no');
      },
      enumerable: true,
    }),
  ],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        getOwnPropertyDescriptor: () => {
          throw new Error('no');
        },
      },
    ),
  ],
  ['a revoked proxy', revoked()],
  ['a list with the fields of an entry', Object.assign([], { kind: 'pass' })],
  ['an entry and a symbol', { kind: 'pass', [Symbol('more')]: 1 }],
  ['an entry and a hidden field', Object.defineProperty({ kind: 'pass' }, 'more', { value: 1 })],
])('%s is not an entry', (_, value) => expect(catalogue.indexOf(value)).toBe(-1));

test.each<readonly [unknown]>([
  ['PASS'],
  ['pass '],
  [' pass'],
  ['put-red'],
  ['put-red-9'],
  [''],
  ['__proto__'],
  [['pass']],
  [0],
  [null],
  [undefined],
])('the text %j is not an entry', (text) => expect(catalogue.parse(text)).toBeUndefined());

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('the error of', () => {
  const cell = { kind: 'put', colour: 'red', cell: 0 };
  test.each<readonly [string, unknown, string, string]>([
    ['no record', 'pass', '', 'is not a move'],
    ['a list', ['pass'], '', 'is not a move'],
    ['nothing', undefined, '', 'is not a move'],
    ['no kind', { cell: 0 }, 'kind', 'is not a kind of move'],
    ['another kind', { kind: 'drop' }, 'kind', 'is not a kind of move'],
    ['a kind that is inherited', Object.create({ kind: 'pass' }), 'kind', 'is not a kind of move'],
    ['a missing field', { kind: 'put', colour: 'red' }, 'cell', 'is missing'],
    ['the first missing field', { kind: 'put' }, 'colour', 'is missing'],
    ['a field that is inherited', Object.assign(Object.create({ cell: 0 }), { kind: 'take' }), 'cell', 'is missing'],
    ['a field out of range', { ...cell, cell: 3 }, 'cell', 'is not one of the values that are possible here'],
    [
      'a value that only others have',
      { kind: 'take', cell: 1 },
      'cell',
      'is not one of the values that are possible here',
    ],
    ['a fraction', { ...cell, cell: 0.5 }, 'cell', 'is not one of the values that are possible here'],
    ['another type', { ...cell, colour: 0 }, 'colour', 'is not one of the values that are possible here'],
    ['something hidden', { ...cell, cell: '?' }, 'cell', 'is not one of the values that are possible here'],
    ['a field too many', { ...cell, size: 1 }, 'size', 'is not a field of this move'],
    ['a field of no move', { kind: 'pass', cell: 0 }, 'cell', 'is not a field of this move'],
    ['a symbol', { kind: 'pass', [Symbol('more')]: 1 }, 'Symbol(more)', 'is not a field of this move'],
    ['an own field __proto__', JSON.parse('{"kind":"pass","__proto__":0}'), '__proto__', 'is not a field of this move'],
    ['a long field', { kind: 'pass', ['k'.repeat(1e6)]: 0 }, 'k'.repeat(40), 'is not a field of this move'],
    ['a getter that throws', throwing({}, 'kind'), '', 'cannot be read'],
    ['a field that throws', throwing({ kind: 'take' }, 'cell'), '', 'cannot be read'],
    ['a revoked proxy', revoked(), '', 'cannot be read'],
  ])('%s is at its field', (_, value, path, message) => {
    expect(catalogue.indexOf(value)).toBe(-1);
    expect(catalogue.explainUnknown(value)).toEqual([path, message]);
  });

  test('an entry is undefined', () => expect(catalogue.explainUnknown({ kind: 'pass' })).toEqual(['', 'is a move']));
});

function throwing(holder: object, key: string): object {
  const get = () => {
    throw new Error('no');
  };
  return Object.defineProperty(holder, key, { get, enumerable: true });
}
