export { deepFreeze } from '../core/data/copy.js';

/** Throws an Error with the message unless the condition holds. */
export function assert(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof message === 'string' ? message : message());
}

/** Throws unless both are the same plain data; `what` names the first of them in the message. */
export const assertEqual = (found: unknown, expected: unknown, what: string | (() => string)): void => {
  const place = describeDifference(found, expected, '');
  if (place !== undefined) throw new Error(`${typeof what === 'string' ? what : what()}: ${place}`);
};

/**
 * Describes the first difference between two values as plain data; undefined if there is none. Stricter than JSON: -0
 * is not 0, a key with `undefined` is not a missing key, symbols and prototypes count.
 */
export const describeDifference = (found: unknown, expected: unknown, path: string): string | undefined => {
  if (Object.is(found, expected)) return undefined;
  if (!isObjectOrList(found) || !isObjectOrList(expected) || prototypeOf(found) !== prototypeOf(expected)) {
    return `${path === '' ? 'it' : path} is ${formatOneLine(found)} instead of ${formatOneLine(expected)}`;
  }
  const keys = Reflect.ownKeys(found);
  for (const key of Reflect.ownKeys(expected)) {
    if (!Object.hasOwn(found, key)) return `${joinPath(path, key)} is missing`;
  }
  for (const key of keys) {
    if (!Object.hasOwn(expected, key)) return `${joinPath(path, key)} is unexpected`;
    const inner = describeDifference(Reflect.get(found, key), Reflect.get(expected, key), joinPath(path, key));
    if (inner !== undefined) return inner;
  }
  return undefined;
};

/** Returns a value as one line, shortened; never throws. */
export const formatOneLine = (value: unknown): string => {
  if (Object.is(value, -0)) return '-0';
  try {
    return shorten(JSON.stringify(value) ?? String(value));
  } catch {
    return `a ${typeof value} that cannot be shown`;
  }
};

/** Shortens a text. */
export const shorten = (text: string, maxLength = MAX_LINE_LENGTH): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

/** Checks for an object or a list. */
export const isObjectOrList = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const MAX_LINE_LENGTH = 200;

const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value);

const joinPath = (path: string, key: PropertyKey): string => {
  if (/^\d+$/.test(String(key))) return `${path}[${String(key)}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
};
