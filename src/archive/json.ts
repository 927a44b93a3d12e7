import type { Either } from 'fp-ts/lib/Either.js';
import { left, right, truncate } from '../core/errors/errors.js';
import { type DuplicateKey, errorText, type LossyNumber, type NotJson } from './line-error.js';

/** The error of a text that is not JSON, or that readers of JSON would change. */
export type JsonError = NotJson | DuplicateKey | LossyNumber;

/** Reads a JSON text as it is written: a key that occurs twice and a number that would change are errors. */
export const parseJson = (text: string): Either<JsonError, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return left({ _tag: 'NotJson', message: errorText(error) });
  }
  const key = findDuplicateKey(text, value);
  if (key !== undefined) return left(duplicateKey(key));
  const number = findLossyNumber(text);
  return number === undefined ? right(value) : left(lossyNumber(number));
};

const duplicateKey = (key: string): DuplicateKey => ({
  _tag: 'DuplicateKey',
  key: truncate(key),
  message: `The key '${truncate(key)}' occurs twice in one record.`,
});

const lossyNumber = ({ written, read }: NumberLoss): LossyNumber => {
  const [found, expected] = [truncate(written), read === 'null' ? 'no number at all' : read];
  return {
    _tag: 'LossyNumber',
    found,
    expected,
    message: `The number ${found} would be read as ${expected}: write it as a text, or as readers keep it.`,
  };
};

/** A number of a JSON text that readers would change. */
export interface NumberLoss {
  /** The number as it is written. */
  readonly written: string;
  /** The number as it is read. */
  readonly read: string;
}

/** Matches texts that may have such a number: `-0`, many digits, or an exponent. */
const MAYBE_LOSSY = /(?:^|[[,:])\s*(?:-0|-?[\d.]{16}|-?[\d.]+[eE])/;

/**
 * Returns the first number of a JSON text whose value does not survive reading and writing, such as `-0`,
 * `9007199254740993` or `1e400`; undefined if there is none.
 */
const findLossyNumber = (text: string): NumberLoss | undefined => {
  if (!MAYBE_LOSSY.test(text)) return undefined;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"')) continue;
    const read = JSON.stringify(Number(token));
    if (normaliseNumber(token) !== normaliseNumber(read)) return { written: token, read };
  }
  return undefined;
};

/** Returns a text that is equal for decimal numbers of equal value; `-0` and `0` differ. */
const normaliseNumber = (number: string): string => {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  if (sign === undefined) return number; // null, for numbers that are too large
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return `${sign}0`;
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
};

/**
 * Returns a key that occurs twice in one record of a JSON text; undefined if there is none. `value` is the parsed text.
 */
const findDuplicateKey = (text: string, value: unknown): string | undefined => {
  const keys = countKeys(value);
  // In most texts every colon belongs to a key, and counting all colons is fast.
  return countAllColons(text) === keys || countKeyColons(text) === keys ? undefined : firstDuplicateKey(text);
};

/** Counts the colons of a text, including those in strings. */
const countAllColons = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/** Counts the colons outside of strings: one for each written key. */
const countKeyColons = (text: string): number => {
  let colons = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === COLON) colons++;
    else if (unit === QUOTE) i = endOfString(text, i);
  }
  return colons;
};

/** Returns the index of the quotation mark that ends the string which begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let i = start + 1;
  for (let unit = text.charCodeAt(i); unit !== QUOTE; unit = text.charCodeAt(i)) i += unit === BACKSLASH ? 2 : 1;
  return i;
};

/** Counts the keys of all records in a value, where duplicates have been dropped. */
const countKeys = (value: unknown): number => {
  const pending: unknown[] = [value];
  let keys = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (items !== value) keys += items.length;
    for (const item of items) if (typeof item === 'object') pending.push(item);
  }
  return keys;
};

/** Returns the first key that occurs twice in one record. */
const firstDuplicateKey = (text: string): string | undefined => {
  const openObjects: Set<string>[] = [];
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    if (token === '{') openObjects.push(new Set());
    else if (token === '}') openObjects.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (openObjects.at(-1)!.has(key)) return key;
      openObjects.at(-1)!.add(key);
    }
  }
  return undefined;
};
