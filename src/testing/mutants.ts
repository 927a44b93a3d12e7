import { type Path, partAt, pathsOf, withoutPartAt, withPartAt } from './parts.js';

/** Returns copies of plain data, each wrong or only different in one place. */
export const mutatedCopies = (value: unknown, copies: number, randomInt: (n: number) => number): readonly unknown[] => {
  const paths = pathsOf(value);
  if (paths.length === 0) return [];
  return Array.from({ length: copies }, () => {
    const mutate = MUTATIONS[randomInt(MUTATIONS.length)]!;
    return mutate(value, paths, paths[randomInt(paths.length)]!, randomInt);
  });
};

/** Values that are wrong almost everywhere. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  0.5,
  1e9,
  2 ** 53,
  '',
  '?',
  'none',
  'x',
  '__proto__',
  true,
  false,
  [],
  {},
  [[]],
  NaN,
  undefined,
];

type Mutation = (value: unknown, paths: readonly Path[], path: Path, randomInt: (n: number) => number) => unknown;

const putWrongValue: Mutation = (value, _, path, randomInt) =>
  withPartAt(value, path, WRONG_VALUES[randomInt(WRONG_VALUES.length)]);

const shiftValue: Mutation = (value, _, path, randomInt) => {
  const part = partAt(value, path);
  return withPartAt(
    value,
    path,
    typeof part === 'number' ? part + [-1, 1, 2][randomInt(3)]! : part === true ? false : part,
  );
};

const removePart: Mutation = (value, _, path) => withoutPartAt(value, path);

const addKey: Mutation = (value, _, path, randomInt) => {
  const keys = ['extra', '__proto__', 'constructor', 'viewer', '0'];
  return withPartAt(value, [...path.slice(0, -1), keys[randomInt(keys.length)]!], partAt(value, path));
};

const lengthenList: Mutation = (value, _, path) => {
  const part = partAt(value, path);
  return Array.isArray(part) ? withPartAt(value, path, [...part, part[0] ?? 0]) : withPartAt(value, path, [part]);
};

/** Replaces a part by another part of the same data. */
const copyOver: Mutation = (value, paths, path, randomInt) =>
  withPartAt(value, path, partAt(value, paths[randomInt(paths.length)]!));

/** Exchanges two parts of one type, so that sums stay right. */
const exchangeParts: Mutation = (value, paths, path, randomInt) => {
  const part = partAt(value, path);
  const alike = paths.filter((other) => typeof partAt(value, other) === typeof part && !isNested(other, path));
  const other = alike[randomInt(Math.max(1, alike.length))];
  return other === undefined ? value : withPartAt(withPartAt(value, path, partAt(value, other)), other, part);
};

/** Moves 1 from one number to another. */
const carryOne: Mutation = (value, paths, _, randomInt) => {
  const numbers = paths.filter((path) => typeof partAt(value, path) === 'number');
  if (numbers.length === 0) return value;
  const from = numbers[randomInt(numbers.length)]!;
  const to = numbers[randomInt(numbers.length)]!;
  const less = withPartAt(value, from, Number(partAt(value, from)) - 1);
  return withPartAt(less, to, Number(partAt(less, to)) + 1);
};

/** Moves an item from one list to another. */
const transferItem: Mutation = (value, paths, _, randomInt) => {
  const lists = paths.filter((path) => Array.isArray(partAt(value, path)));
  const full = lists.filter((path) => (partAt(value, path) as readonly unknown[]).length > 0);
  if (full.length === 0) return value;
  const from = full[randomInt(full.length)]!;
  const to = lists[randomInt(lists.length)]!;
  if (isNested(from, to)) return value;
  const items = partAt(value, from) as readonly unknown[];
  const taken = randomInt(items.length);
  const less = withPartAt(
    value,
    from,
    items.filter((_, i) => i !== taken),
  );
  return withPartAt(less, to, [...(partAt(less, to) as readonly unknown[]), items[taken]]);
};

const isNested = (a: Path, b: Path): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((key, i) => long[i] === key);
};

const MUTATIONS: readonly Mutation[] = [
  putWrongValue,
  shiftValue,
  removePart,
  addKey,
  lengthenList,
  copyOver,
  exchangeParts,
  exchangeParts,
  carryOne,
  transferItem,
  transferItem,
];
