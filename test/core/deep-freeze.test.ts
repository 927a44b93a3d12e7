import { expect, test } from 'vitest';
import { deepFreeze } from '../../src/core/data/copy.js';

test('a value is frozen with all its parts, also those of frozen parts', () => {
  const value = { list: [[1], { a: { b: 2 } }], frozen: Object.freeze({ inner: { c: 3 } }), none: null, text: 'x' };
  expect(deepFreeze(value)).toBe(value);
  for (const part of [value, value.list, ...value.list, (value.list[1] as { a: object }).a, value.frozen.inner]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

test('circular values are frozen once', () => {
  const circle: { self?: unknown; list: unknown[] } = { list: [] };
  circle.self = circle;
  circle.list.push(circle.list, circle);
  expect(Object.isFrozen(deepFreeze(circle).list)).toBe(true);
});

test('maps, typed arrays and functions are left unchanged', () => {
  const bytes = new Uint8Array([1, 2]);
  const does = Object.assign(() => 1, { note: {} });
  const map = new Map([['a', {}]]);
  deepFreeze({ bytes, does, map });
  bytes[0] = 3;
  map.set('b', {});
  expect([bytes[0], map.size, Object.isFrozen(does)]).toEqual([3, 2, false]);
});
