export { frozen } from '../core/data/frozen.js';

/** Throws an Error with the message unless the condition holds. */
export function demand(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof message === 'string' ? message : message());
}

/** Throws unless both are the same plain data; `what` names the first of them in the message. */
export const same = (found: unknown, expected: unknown, what: string | (() => string)): void => {
  const place = difference(found, expected, '');
  if (place !== undefined) throw new Error(`${typeof what === 'string' ? what : what()}: ${place}`);
};

/**
 * Describes the first difference between two values as plain data; undefined if there is none. Stricter than JSON: -0
 * is not 0, a key with `undefined` is not a missing key, symbols and prototypes count.
 */
export const difference = (found: unknown, expected: unknown, path: string): string | undefined => {
  if (Object.is(found, expected)) return undefined;
  if (!isObject(found) || !isObject(expected) || prototype(found) !== prototype(expected)) {
    return `${path === '' ? 'it' : path} is ${oneLine(found)} instead of ${oneLine(expected)}`;
  }
  const keys = Reflect.ownKeys(found);
  for (const key of Reflect.ownKeys(expected)) {
    if (!Object.hasOwn(found, key)) return `${join(path, key)} is missing`;
  }
  for (const key of keys) {
    if (!Object.hasOwn(expected, key)) return `${join(path, key)} is unexpected`;
    const inner = difference(Reflect.get(found, key), Reflect.get(expected, key), join(path, key));
    if (inner !== undefined) return inner;
  }
  return undefined;
};

/** Returns a value as one line, shortened; never throws. */
export const oneLine = (value: unknown): string => {
  try {
    return cut(JSON.stringify(value) ?? String(value));
  } catch {
    return `a ${typeof value} that cannot be shown`;
  }
};

/** Shortens a text. */
export const cut = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Checks for an object or a list. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const LONGEST = 200;

const prototype = (value: object): unknown => Object.getPrototypeOf(value);

const join = (path: string, key: PropertyKey): string => {
  if (/^\d+$/.test(String(key))) return `${path}[${String(key)}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
};
