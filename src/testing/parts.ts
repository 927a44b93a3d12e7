import { HIDDEN } from '../core/game.js';
import { isObject } from './expect.js';

/** Where something stands in plain data: the keys that lead to it. */
export type Path = readonly string[];

/** Where a value hides something. */
export const hiddenIn = (value: unknown): readonly Path[] =>
  pathsOf(value).filter((path) => at(value, path) === HIDDEN);

/** Where all the parts of a value stand, the value itself left out. */
export const pathsOf = (value: unknown): readonly Path[] => {
  const paths: Path[] = [];
  const walk = (part: unknown, path: Path): void => {
    if (!isObject(part)) return;
    for (const key of Object.keys(part)) {
      paths.push([...path, key]);
      walk(part[key], [...path, key]);
    }
  };
  walk(value, []);
  return paths;
};

/** The part that stands there; undefined when there is none. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined), value);

/** A copy of plain data in which something else stands there. */
export const replaced = (value: unknown, path: Path, by: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = copyOf(value);
  put(copy, key, replaced(at(value, [key]), rest, by));
  return copy;
};

/** A copy of plain data in which nothing stands there. */
export const removed = (value: unknown, path: Path): unknown => {
  const key = path.at(-1)!;
  const parent = copyOf(at(value, path.slice(0, -1)));
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return replaced(value, path.slice(0, -1), parent);
};

/** The path as errors write it. */
export const written = (path: Path): string => path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');

const copyOf = (value: unknown): Record<string, unknown> =>
  (Array.isArray(value) ? value.slice() : { ...(value as object) }) as Record<string, unknown>;

/** Plain assignment would lose a key named `__proto__`. */
const put = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
};
