/** A value that readers may fail on, with its description. */
export type HostileValue = readonly [name: string, value: unknown];

/** Returns fresh values that are valid in no game; `keys` are those that a reader may access. */
export const hostileValues = (keys: readonly string[]): readonly HostileValue[] => [
  ...plainValues(),
  ...hugeValues(),
  ...trapValues(keys),
  ...changingValues(keys),
];

const plainValues = (): readonly HostileValue[] => [
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

const hugeValues = (): readonly HostileValue[] => [
  ['megabytes of text', 'x'.repeat(4_000_000)],
  ['a sparse list of length 3e7', createSparse(3e7)],
  ['the longest list', createSparse(2 ** 32 - 1)],
  ['a list with holes', createSparse(2)],
  ['a list that says it is a record', Object.assign([1, 2], { kind: 'pass', random: '?' })],
  ['a record that says it is a list', { length: 3e7, 0: 0 }],
  ['many keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, i]))],
  ['one long key', { ['k'.repeat(1_000_000)]: 1 }],
  ['lists nested deep', createNested((inner) => [inner])],
  ['records nested deep', createNested((inner) => ({ kind: inner, phase: inner }))],
  ['a cycle', createCycle()],
  ['a cycle of lists', createListCycle()],
];

const createSparse = (length: number): unknown => {
  const list: unknown[] = [];
  list.length = length;
  return list;
};

const createNested = (wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let depth = 0; depth < 50_000; depth++) value = wrap(value);
  return value;
};

const createCycle = (): unknown => {
  const record: Record<string, unknown> = { kind: 'cycle' };
  record['phase'] = record;
  record['self'] = [record];
  return record;
};

const createListCycle = (): unknown => {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
};

const throwHostile = (): never => {
  throw new Error('hostile');
};

const trapValues = (keys: readonly string[]): readonly HostileValue[] => [
  ['getters that throw', withTraps({}, keys)],
  ['a list whose items throw', withTraps([], ['0', '1'])],
  [
    'conversions that throw',
    { toString: throwHostile, faceOf: throwHostile, toJSON: throwHostile, [Symbol.toPrimitive]: throwHostile },
  ],
  ['an iterator that throws', { [Symbol.iterator]: throwHostile, length: 1 }],
  ['a proxy that throws', new Proxy({}, everyTrap)],
  ['a proxy of a list that throws', new Proxy([], everyTrap)],
  ['a proxy of a function that throws', new Proxy(() => {}, everyTrap)],
  ['a revoked proxy', createRevoked({})],
  ['a revoked proxy of a list', createRevoked([])],
  ['a record with a revoked proxy', Object.fromEntries(keys.map((key) => [key, createRevoked({})]))],
];

const withTraps = <A extends object>(holder: A, keys: readonly string[]): A => {
  for (const key of keys)
    Object.defineProperty(holder, key, { get: throwHostile, enumerable: true, configurable: true });
  return holder;
};

const createRevoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const everyTrap: ProxyHandler<object> = {
  get: throwHostile,
  has: throwHostile,
  ownKeys: throwHostile,
  getOwnPropertyDescriptor: throwHostile,
  getPrototypeOf: throwHostile,
  set: throwHostile,
  deleteProperty: throwHostile,
  defineProperty: throwHostile,
};

/** Returns values that answer differently each time, or with whatever is requested. */
const changingValues = (keys: readonly string[]): readonly HostileValue[] => [
  ['a record that changes', createChanging(keys)],
  ['a list whose length changes', createGrowing()],
  ['a list with a length of NaN', new Proxy([], { get: () => Number.NaN })],
  ['a list of length 3e7 that never ends', new Proxy([], { get: (_, key) => (key === 'length' ? 3e7 : 0) })],
  ['a proxy that has everything', new Proxy({}, { get: () => 0, has: () => true })],
  ['a proxy that is its own every part', createSelfPart()],
];

const createChanging = (keys: readonly string[]): unknown => {
  let asked = 0;
  const record = {};
  for (const key of keys) Object.defineProperty(record, key, { get: () => asked++, enumerable: true });
  return record;
};

const createGrowing = (): unknown => {
  let length = 0;
  return new Proxy([], { get: (_, key) => (key === 'length' ? ++length : 0) });
};

const createSelfPart = (): unknown => {
  const proxy: object = new Proxy({}, { get: () => proxy });
  return proxy;
};
