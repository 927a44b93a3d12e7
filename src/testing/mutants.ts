import { at, type Path, pathsOf, removed, replaced } from './parts.js';

type DrawBelow = (n: number) => number;

/** Returns copies of plain data, each wrong or only different in one place; `draw(n)` returns an integer below `n`. */
export const bentCopies = (value: unknown, copies: number, draw: DrawBelow): readonly unknown[] => {
  const paths = pathsOf(value);
  if (paths.length === 0) return [];
  return Array.from({ length: copies }, () => {
    const bend = BENDS[draw(BENDS.length)]!;
    return bend(value, paths, paths[draw(paths.length)]!, draw);
  });
};

/** Values that are wrong almost everywhere. */
const MISFITS: readonly unknown[] = [
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

type Bend = (value: unknown, paths: readonly Path[], path: Path, draw: DrawBelow) => unknown;

const misfit: Bend = (value, _, path, draw) => replaced(value, path, MISFITS[draw(MISFITS.length)]);

const shift: Bend = (value, _, path, draw) => {
  const part = at(value, path);
  return replaced(value, path, typeof part === 'number' ? part + [-1, 1, 2][draw(3)]! : part === true ? false : part);
};

const takeAway: Bend = (value, _, path) => removed(value, path);

const addKey: Bend = (value, _, path, draw) => {
  const keys = ['extra', '__proto__', 'constructor', 'viewer', '0'];
  return replaced(value, [...path.slice(0, -1), keys[draw(keys.length)]!], at(value, path));
};

const lengthen: Bend = (value, _, path) => {
  const part = at(value, path);
  return Array.isArray(part) ? replaced(value, path, [...part, part[0] ?? 0]) : replaced(value, path, [part]);
};

/** Replaces a part by another part of the same data. */
const copyOver: Bend = (value, paths, path, draw) => replaced(value, path, at(value, paths[draw(paths.length)]!));

/** Exchanges two parts of one type, so that sums stay right. */
const exchange: Bend = (value, paths, path, draw) => {
  const part = at(value, path);
  const alike = paths.filter((other) => typeof at(value, other) === typeof part && !nested(other, path));
  const other = alike[draw(Math.max(1, alike.length))];
  return other === undefined ? value : replaced(replaced(value, path, at(value, other)), other, part);
};

/** Moves 1 from one number to another. */
const carry: Bend = (value, paths, _, draw) => {
  const numbers = paths.filter((path) => typeof at(value, path) === 'number');
  if (numbers.length === 0) return value;
  const from = numbers[draw(numbers.length)]!;
  const to = numbers[draw(numbers.length)]!;
  const less = replaced(value, from, Number(at(value, from)) - 1);
  return replaced(less, to, Number(at(less, to)) + 1);
};

/** Moves an item from one list to another. */
const transfer: Bend = (value, paths, _, draw) => {
  const lists = paths.filter((path) => Array.isArray(at(value, path)));
  const full = lists.filter((path) => (at(value, path) as readonly unknown[]).length > 0);
  if (full.length === 0) return value;
  const from = full[draw(full.length)]!;
  const to = lists[draw(lists.length)]!;
  if (nested(from, to)) return value;
  const items = at(value, from) as readonly unknown[];
  const taken = draw(items.length);
  const less = replaced(
    value,
    from,
    items.filter((_, i) => i !== taken),
  );
  return replaced(less, to, [...(at(less, to) as readonly unknown[]), items[taken]]);
};

const nested = (a: Path, b: Path): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((key, i) => long[i] === key);
};

const BENDS: readonly Bend[] = [
  misfit,
  shift,
  takeAway,
  addKey,
  lengthen,
  copyOver,
  exchange,
  exchange,
  carry,
  transfer,
  transfer,
];
