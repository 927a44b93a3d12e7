import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, fingerprint, firstDifference } from '../../src/core/data/fingerprint.js';

test('a fingerprint is 16 hex digits, and never changes', () => {
  expect(fingerprint({})).toMatch(/^[0-9a-f]{16}$/);
  expect(fingerprint({ game: 'toy', list: [1, 2, { a: null }] })).toMatchInlineSnapshot(`"7afac9d31633064d"`);
});

test('the order of keys does not matter, that of items does', () => {
  expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
});

test.each([
  [{ a: [1, 2] }, { a: [12] }],
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, { a: 'null' }],
  [[], {}],
  [[[]], []],
  [{ a: 1, b: 2 }, { a: 12 }],
  ['a,b', ['a', 'b']],
  [{ 'a":1,"b': 2 }, { a: 1, b: 2 }],
] as const)('%j and %j differ', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});

test('keys with commas are distinguished', () => {
  expect(canonicalJson({ 'b,a': 1, c: 2 })).toBe('{"b,a":1,"c":2}');
  expect(canonicalJson({ b: 1, 'a,c': 2 })).toBe('{"a,c":2,"b":1}');
});

test('records are written identically, however many were written before', () => {
  const record = { b: 1, a: 2 };
  const text = canonicalJson(record);
  for (let i = 0; i < 5000; i++) canonicalJson({ [`key ${i}`]: i, b: 1 });
  expect(canonicalJson(record)).toBe(text);
  expect(
    canonicalJson(
      Object.fromEntries([
        ['z'.repeat(100_000), 1],
        ['a', 2],
      ]),
    ),
  ).toBe(`{"a":2,"${'z'.repeat(100_000)}":1}`);
});

test('the canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the canonical text is that of JSON.stringify, with keys in order', () => {
  const inOrder = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(inOrder);
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => [key, inOrder(item)]),
    );
  };
  const text = fc.string({ unit: 'binary' });
  const { tree } = fc.letrec((tie) => ({
    leaf: fc.oneof(
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ),
    list: fc.array(tie('tree'), { maxLength: 20 }),
    record: fc.array(fc.tuple(fc.stringMatching(/^[a-z"é\n]{1,3}$/), tie('tree'))).map(Object.fromEntries),
    tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
  }));
  fc.assert(fc.property(tree, (value) => void expect(canonicalJson(value)).toBe(JSON.stringify(inOrder(value)))));
});

test('200,000 similar values have different fingerprints', () => {
  const prints = new Set<string>();
  for (let i = 0; i < 200_000; i++) prints.add(fingerprint([i % 7, i % 11, [i], 0, 0, (i * 31) % 1000]));
  expect(prints.size).toBe(200_000);
});

test('each half of a fingerprint spreads independently', () => {
  const halves = [new Set<string>(), new Set<string>()] as const;
  for (let i = 0; i < 20_000; i++) {
    const print = fingerprint({ pool: [i % 10, Math.floor(i / 10)] });
    halves[0].add(print.slice(0, 8));
    halves[1].add(print.slice(8));
  }
  for (const half of halves) expect(half.size).toBeGreaterThan(19_990);
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
  [{ a: 1 }, {}, 'a'],
  [[1, 2], [1], '[1]'],
  [[], {}, ''],
  [1, '1', ''],
  [{ a: null }, { a: {} }, 'a'],
] as const)('%j and %j differ at a path', (one, other, path) => expect(firstDifference(one, other)).toBe(path));

test('only own properties count', () => {
  const hostile = JSON.parse('{"__proto__": {"a": 1}}');
  expect(firstDifference({}, hostile)).toBe('__proto__');
  expect(firstDifference(hostile, {})).toBe('__proto__');
  expect(firstDifference({ a: 1 }, Object.create({ a: 1 }))).toBe('a');
  expect(firstDifference({}, { toString: Object.prototype.toString })).toBe('toString');
  expect(firstDifference(hostile, JSON.parse('{"__proto__": {"a": 2}}'))).toBe('__proto__.a');
  expect(firstDifference(hostile, structuredClone(hostile))).toBe(null);
});

test('equal values do not differ', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => void expect(firstDifference(value, structuredClone(value))).toBeNull()),
  );
});
