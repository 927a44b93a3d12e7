import { HIDDEN } from '../core/contract/game.js';
import { isObjectOrList } from './assert.js';

/** The keys that lead to a part of plain data. */
export type Path = readonly string[];

/** Lists the paths of the hidden parts of a value. */
export const hiddenPathsIn = (value: unknown): readonly Path[] =>
  pathsOf(value).filter((path) => partAt(value, path) === HIDDEN);

/** Lists the paths of all parts of a value, except the value itself. */
export const pathsOf = (value: unknown): readonly Path[] => {
  const paths: Path[] = [];
  const walk = (part: unknown, path: Path): void => {
    if (!isObjectOrList(part)) return;
    for (const key of Object.keys(part)) {
      paths.push([...path, key]);
      walk(part[key], [...path, key]);
    }
  };
  walk(value, []);
  return paths;
};

/** Returns the part at a path; undefined when there is none. */
export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (isObjectOrList(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    value,
  );

/** Returns a copy of plain data with another value at a path. */
export const withPartAt = (value: unknown, path: Path, by: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = shallowCopy(value);
  defineKey(copy, key, withPartAt(partAt(value, [key]), rest, by));
  return copy;
};

/** Returns a copy of plain data without the part at a path. */
export const withoutPartAt = (value: unknown, path: Path): unknown => {
  const key = path.at(-1)!;
  const parent = shallowCopy(partAt(value, path.slice(0, -1)));
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return withPartAt(value, path.slice(0, -1), parent);
};

/** Formats a path as errors do. */
export const formatPath = (path: Path): string =>
  path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');

const shallowCopy = (value: unknown): Record<string, unknown> =>
  (Array.isArray(value) ? value.slice() : { ...(value as object) }) as Record<string, unknown>;

/** Sets a key, even one named `__proto__`, which an assignment would lose. */
const defineKey = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
};
