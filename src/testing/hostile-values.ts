/** A value that readers may fail on, with its description. */
export type HostileValue = readonly [name: string, value: unknown];

/** Returns fresh values that are valid in no game; `keys` are those that a reader may access. */
export const hostileValues = (keys: readonly string[]): readonly HostileValue[] => [
  ...plain(),
  ...huge(),
  ...traps(keys),
  ...liars(keys),
];

const plain = (): readonly HostileValue[] => [
  ['undefined', undefined],
  ['null', null],
  ['a boolean', true],
  ['a fraction', 0.5],
  ['a negative number', -1],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['a number beyond the safe integers', 2 ** 60],
  ['a bigint', 10n ** 30n],
  ['a symbol', Symbol('hostile')],
  ['a function', () => 'hostile'],
  ['a class', class Hostile {}],
  ['an empty text', ''],
  ['a lone surrogate', '\ud800'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '?'].map((name) => [name, name] as const),
  ['an empty list', []],
  ['an empty record', {}],
  ['a record without a prototype', Object.create(null)],
  ['an own key __proto__', JSON.parse('{"__proto__":{"polluted":true},"kind":"__proto__"}')],
  ['an own key constructor', JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')],
  ['a record that inherits everything', Object.create({ kind: 'pass', players: 2, seed: 's', random: '?' })],
  ['a boxed text', Object('text')],
  ['a boxed number', Object(2)],
  ['a date that is none', new Date(Number.NaN)],
  ['a map', new Map([['kind', 'pass']])],
  ['a set', new Set([1])],
  ['a typed array', new Uint8Array(8)],
  ['a pattern', /hostile/],
  ['an error', new Error('hostile')],
  ['a promise', new Promise(() => {})],
];

const huge = (): readonly HostileValue[] => [
  ['megabytes of text', 'x'.repeat(4_000_000)],
  ['a sparse list of length 3e7', sparse(3e7)],
  ['the longest list', sparse(2 ** 32 - 1)],
  ['a list with holes', sparse(2)],
  ['a list that says it is a record', Object.assign([1, 2], { kind: 'pass', random: '?' })],
  ['a record that says it is a list', { length: 3e7, 0: 0 }],
  ['many keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, i]))],
  ['one long key', { ['k'.repeat(1_000_000)]: 1 }],
  ['lists nested deep', nested((inner) => [inner])],
  ['records nested deep', nested((inner) => ({ kind: inner, phase: inner }))],
  ['a cycle', cycle()],
  ['a cycle of lists', cycleOfLists()],
];

const sparse = (length: number): unknown => {
  const list: unknown[] = [];
  list.length = length;
  return list;
};

const nested = (wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let depth = 0; depth < 50_000; depth++) value = wrap(value);
  return value;
};

const cycle = (): unknown => {
  const record: Record<string, unknown> = { kind: 'cycle' };
  record['phase'] = record;
  record['self'] = [record];
  return record;
};

const cycleOfLists = (): unknown => {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
};

const trap = (): never => {
  throw new Error('hostile');
};

const traps = (keys: readonly string[]): readonly HostileValue[] => [
  ['getters that throw', trapped({}, keys)],
  ['a list whose items throw', trapped([], ['0', '1'])],
  ['conversions that throw', { toString: trap, faceOf: trap, toJSON: trap, [Symbol.toPrimitive]: trap }],
  ['an iterator that throws', { [Symbol.iterator]: trap, length: 1 }],
  ['a proxy that throws', new Proxy({}, everyTrap)],
  ['a proxy of a list that throws', new Proxy([], everyTrap)],
  ['a proxy of a function that throws', new Proxy(() => {}, everyTrap)],
  ['a revoked proxy', revoked({})],
  ['a revoked proxy of a list', revoked([])],
  ['a record with a revoked proxy', Object.fromEntries(keys.map((key) => [key, revoked({})]))],
];

const trapped = <A extends object>(holder: A, keys: readonly string[]): A => {
  for (const key of keys) Object.defineProperty(holder, key, { get: trap, enumerable: true, configurable: true });
  return holder;
};

const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const everyTrap: ProxyHandler<object> = {
  get: trap,
  has: trap,
  ownKeys: trap,
  getOwnPropertyDescriptor: trap,
  getPrototypeOf: trap,
  set: trap,
  deleteProperty: trap,
  defineProperty: trap,
};

/** Returns values that answer differently each time, or with whatever is requested. */
const liars = (keys: readonly string[]): readonly HostileValue[] => [
  ['a record that changes', changing(keys)],
  ['a list whose length changes', growing()],
  ['a list with a length of NaN', new Proxy([], { get: () => Number.NaN })],
  ['a list of length 3e7 that never ends', new Proxy([], { get: (_, key) => (key === 'length' ? 3e7 : 0) })],
  ['a proxy that has everything', new Proxy({}, { get: () => 0, has: () => true })],
  ['a proxy that is its own every part', itsOwnPart()],
];

const changing = (keys: readonly string[]): unknown => {
  let asked = 0;
  const record = {};
  for (const key of keys) Object.defineProperty(record, key, { get: () => asked++, enumerable: true });
  return record;
};

const growing = (): unknown => {
  let length = 0;
  return new Proxy([], { get: (_, key) => (key === 'length' ? ++length : 0) });
};

const itsOwnPart = (): unknown => {
  const proxy: object = new Proxy({}, { get: () => proxy });
  return proxy;
};
