import * as fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { randomStateOf } from '../../src/core/chance/random.js';
import {
  anyJson,
  boolean,
  createCodec,
  integer,
  list,
  literalOrMissing,
  nullable,
  object,
  oneOf,
  optional,
  pair,
  type Reader,
  taggedUnion,
  text,
  withDefault,
} from '../../src/core/codec/index.js';
import { refine } from '../../src/core/codec/reader.js';
import { createMoveIndex, createMoveReader } from '../../src/core/engine/action-space.js';
import { orHidden, randomState, viewerReader } from '../../src/core/fields/game-readers.js';
import { asType } from '../../src/io-ts/index.js';
import { hostileValues } from '../../src/testing/hostile-values.js';

const codec = <A>(type: Reader<A>) => createCodec(type, (path, message) => ({ path, message }));

const person = object('a person', {
  name: text(1, 5),
  age: integer(0, 99),
  pets: list(object('a pet', { kind: oneOf('cat', 'dog'), tame: boolean }), 0, 3),
  nick: optional(text(1, 5)),
  points: withDefault(integer(0, 9), 5),
});
const ann = { name: 'Ann', age: 7, pets: [{ kind: 'cat', tame: true }], points: 0 } as const;

describe('a record', () => {
  test('is read into a fresh value, with its fields in their order', () => {
    const shuffled = { points: 0, pets: ann.pets, age: 7, name: 'Ann' };
    const read = codec(person).decode(shuffled);
    expect(read).toEqual({ _tag: 'Right', right: ann });
    expect(read._tag === 'Right' && JSON.stringify(read.right)).toBe(JSON.stringify(ann));
    expect(read._tag === 'Right' && read.right).not.toBe(shuffled);
  });

  test('treats an undefined field as missing, whether known or not', () => {
    expect(codec(person).decode({ ...ann, age: undefined })).toMatchObject({ left: { path: 'age' } });
    expect(codec(person).decode({ ...ann, wings: undefined })).toEqual({ _tag: 'Right', right: ann });
  });

  test('may lack optional fields, and gets defaults for others', () => {
    const { points: _, ...rest } = ann;
    expect(codec(person).decode({ ...rest, nick: undefined })).toEqual({
      _tag: 'Right',
      right: { ...rest, points: 5 },
    });
    expect(codec(person).decode({ ...ann, nick: 'A' })).toEqual({ _tag: 'Right', right: { ...ann, nick: 'A' } });
  });

  test.each<readonly [string, unknown, string, string]>([
    ['no record', 3, '', 'expected a person, got 3'],
    ['a list', [], '', 'expected a person, got a list'],
    ['a field of another type', { ...ann, age: '7' }, 'age', "expected an integer from 0 to 99, got '7'"],
    ['a field out of range', { ...ann, age: 100 }, 'age', 'expected an integer from 0 to 99, got 100'],
    ['a fraction', { ...ann, age: 0.5 }, 'age', 'expected an integer from 0 to 99, got 0.5'],
    ['a missing field', { ...ann, name: undefined }, 'name', 'expected a string of 1 to 5 characters, got nothing'],
    [
      'a long text',
      { ...ann, name: 'x'.repeat(1e6) },
      'name',
      'expected a string of 1 to 5 characters, got a string of 1000000 characters',
    ],
    ['an unknown field', { ...ann, size: 1 }, 'size', 'is not a field of a person'],
    [
      'an unknown field with a long name',
      { ...ann, ['k'.repeat(1e6)]: 1 },
      'k'.repeat(40),
      'is not a field of a person',
    ],
    ['a symbol', { ...ann, [Symbol('s')]: 1 }, 'Symbol(s)', 'is not a field of a person'],
    ['an own field __proto__', JSON.parse('{"__proto__":{}}'), '__proto__', 'is not a field of a person'],
    ['inherited fields', Object.create(ann), 'name', 'expected a string of 1 to 5 characters, got nothing'],
    [
      'an error deep inside',
      { ...ann, pets: [...ann.pets, { kind: 'cow', tame: true }] },
      'pets[1].kind',
      "expected 'cat' or 'dog', got 'cow'",
    ],
    ['a list that is too long', { ...ann, pets: [0, 0, 0, 0] }, 'pets', 'expected a list of 0 to 3, got 4'],
    ['the first of two errors', { ...ann, age: null, pets: null }, 'age', 'expected an integer from 0 to 99, got null'],
  ])('refuses %s', (_, value, path, message) => {
    expect(codec(person).decode(value)).toEqual({ _tag: 'Left', left: { path, message } });
    expect(codec(person).is(value)).toBe(false);
  });

  test('reads each field once', () => {
    let reads = 0;
    const value = Object.defineProperty({ ...ann }, 'age', {
      get: () => (reads++ === 0 ? 7 : 'eight'),
      enumerable: true,
    });
    expect(codec(person).decode(value)).toMatchObject({ right: { age: 7 } });
    expect(reads).toBe(1);
  });
});

describe('lists', () => {
  test.each<readonly [string, unknown, string]>([
    ['of an enormous length', sparse(3e7), 'expected a list of 0 to 3, got 30000000'],
    ['of a length of NaN', new Proxy([], { get: () => Number.NaN }), 'expected a list of 0 to 3, got NaN'],
    ['that are not arrays', { length: 1, 0: 1 }, 'expected a list of 0 to 3, got an object'],
  ])('%s are refused', (_, value, message) => {
    expect(codec(list(integer(0, 9), 0, 3)).decode(value)).toEqual({ _tag: 'Left', left: { path: '', message } });
  });

  test('with holes have undefined there', () => {
    expect(codec(list(integer(0, 9), 0, 3)).decode(sparse(2))).toMatchObject({
      left: { path: '[0]', message: expect.stringContaining('got nothing') },
    });
  });

  test('of two are pairs', () => {
    expect(codec(pair(boolean)).decode([true, false])).toEqual({ _tag: 'Right', right: [true, false] });
    expect(codec(pair(boolean)).decode([true])).toMatchObject({ left: { message: 'expected a list of 2, got 1' } });
  });
});

describe('variants', () => {
  const phase = codec(taggedUnion('a phase', { turn: {}, rolled: { value: integer(1, 6) } }));
  test.each<readonly [unknown]>([[{ kind: 'turn' }], [{ kind: 'rolled', value: 6 }]])('%j is read', (value) =>
    expect(phase.decode(value)).toEqual({ _tag: 'Right', right: value }),
  );
  test.each<readonly [unknown, string, string]>([
    [{ kind: 'over' }, 'kind', "expected 'turn' or 'rolled', got 'over'"],
    [{ value: 6 }, 'kind', "expected 'turn' or 'rolled', got nothing"],
    [{ kind: 'turn', value: 6 }, 'value', 'is not a field of a phase'],
    [{ kind: 'rolled' }, 'value', 'expected an integer from 1 to 6, got nothing'],
    [{ kind: 'toString' }, 'kind', "expected 'turn' or 'rolled', got 'toString'"],
    [null, '', 'expected a phase, got null'],
  ])('%j is refused', (value, path, message) =>
    expect(phase.decode(value)).toEqual({ _tag: 'Left', left: { path, message } }),
  );
});

const ZEROS = '0'.repeat(64);

describe('small types', () => {
  test.each<readonly [string, Reader<unknown>, readonly unknown[], readonly unknown[]]>([
    ['nullable', nullable(integer(0, 1)), [null, 0, 1], [2, undefined, 'null', -0]],
    ['oneOf', oneOf<string | number | null>('a', 1, null), ['a', 1, null], ['b', '1', undefined, ['a']]],
    ['viewerOf', viewerReader(2), [0, 1, 'spectator'], [2, -1, 'Spectator', null]],
    ['orHidden', orHidden(boolean), [true, false, '?'], ['??', null]],
    [
      'randomState',
      randomState,
      [randomStateOf('a'), randomStateOf('b'), { key: ZEROS, drawn: 2 ** 36 - 1 }],
      [
        ...[{ key: ZEROS, drawn: 2 ** 36 }, { key: ZEROS, drawn: -1 }, { key: ZEROS, drawn: 0.5 }, { key: ZEROS }, '?'],
        ...[ZEROS.slice(1), `${ZEROS}0`, `A${ZEROS.slice(1)}`, `g${ZEROS.slice(1)}`, `${ZEROS}\n`, 0].map((key) => ({
          key,
          drawn: 0,
        })),
      ],
    ],
    ['fixed', literalOrMissing({ a: [1] }), [{ a: [1] }, undefined], [{ a: [2] }, null, {}]],
    ['anyJson', anyJson, [null, [{ a: 1 }], 'x'], [undefined, Number.NaN, 1n, cyclic()]],
    [
      'entryOf',
      createMoveReader(createMoveIndex([{ kind: 'pass' }], () => 'P')),
      [{ kind: 'pass' }],
      [{ kind: 'P' }, 'P'],
    ],
    ['agreeing', refine(pair(integer(0, 9)), ([a, b]) => (a < b ? null : '[1]')), [[0, 1]], [[1, 1], [0]]],
  ])('%s', (_, type, good, bad) => {
    for (const value of good) expect(codec(type).is(value)).toBe(true);
    for (const value of bad) expect(codec(type).is(value)).toBe(false);
  });

  test('a contradiction has the path of the contradicting field', () => {
    const rising = object('r', { a: refine(pair(integer(0, 9)), ([a, b]) => (a < b ? null : '[1]')) });
    expect(codec(rising).decode({ a: [1, 1] })).toMatchObject({ left: { path: 'a[1]' } });
  });
});

describe('any decoder', () => {
  const all = codec(
    object('all', {
      person,
      json: anyJson,
      fixed: literalOrMissing({ a: [1] }),
      phase: taggedUnion('p', { turn: {} }),
    }),
  );
  const good = { person: ann, json: [1], fixed: { a: [1] }, phase: { kind: 'turn' } };

  test.each(hostileValues(['name', 'age', 'kind', 'a', 'person', 'json']))('accepts any input: %s', (_, value) => {
    expect(all.decode(value)._tag).toBe('Left');
    for (const key of Object.keys(good)) {
      const read = all.decode({ ...good, [key]: value });
      if (read._tag === 'Left') expect(JSON.stringify(read.left).length).toBeLessThan(500);
      else expect(all.decode(read.right)).toEqual(read);
    }
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => ['Left', 'Right'].includes(all.decode(value)._tag)));
  });

  test('can be built from io-ts codecs', () => {
    const mixed = codec(object('mixed', { person, words: t.array(t.string) }));
    expect(mixed.decode({ person: ann, words: ['a'] })).toEqual({
      _tag: 'Right',
      right: { person: ann, words: ['a'] },
    });
    expect(mixed.decode({ person: ann, words: ['a', 1] })).toMatchObject({
      left: { path: 'words.1', message: 'is not mixed' },
    });
  });

  test('can be built into io-ts codecs, which then do not throw either', () => {
    const type = t.array(asType(codec(person)));
    expect(type.decode([ann])._tag).toBe('Right');
    expect(
      type.decode([
        Object.defineProperty({}, 'name', {
          get: () => {
            throw new Error('no');
          },
        }),
      ])._tag,
    ).toBe('Left');
    expect(type.is([ann, 3])).toBe(false);
  });
});

function sparse(length: number): unknown[] {
  const items: unknown[] = [];
  items.length = length;
  return items;
}

function cyclic(): unknown {
  const value: unknown[] = [];
  value.push(value);
  return value;
}
