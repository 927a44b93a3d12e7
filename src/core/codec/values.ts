import type * as t from 'io-ts';
import { canonicalJson } from '../data/fingerprint.js';
import { LONE_SURROGATE, toWellFormed } from '../data/text.js';
import { left, right } from '../errors/errors.js';
import {
  defineReader,
  describeValue,
  fail,
  failExpected,
  isObject,
  leafReader,
  MAX_SHOWN_CHARACTERS,
  NO_CONTEXT,
  prefixErrors,
  type Reader,
} from './reader.js';

/** Checks for an integer other than -0, which JSON does not preserve. */
const isInteger = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** Reads an integer from `min` to `max`, both included. */
export const integer = (min: number, max: number): Reader<number> =>
  leafReader(
    `an integer from ${min} to ${max}`,
    (value): value is number => isInteger(value) && value >= min && value <= max,
  );

/** Reads a string of `min` to `max` characters; a lone surrogate is not one. */
export const text = (min: number, max: number): Reader<string> => {
  const expected = `a string of ${min} to ${max} characters`;
  return defineReader(expected, (value) => {
    if (typeof value !== 'string' || value.length < min || isLonger(value, max)) return failExpected(value, expected);
    return LONE_SURROGATE.test(value) ? fail(value, 'has a lone surrogate, which is half a character') : right(value);
  });
};

/** Counts code points, as JSON Schema does: a character beyond the basic plane has two units. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && [...text.slice(0, 2 * max + 1)].length > max;

/** Reads a string that matches a pattern. */
export const pattern = (name: string, regExp: RegExp): Reader<string> =>
  leafReader(name, (value): value is string => typeof value === 'string' && regExp.test(value));

/** Reads a number from `min` to `max`, both included. */
export const number = (min: number, max: number): Reader<number> =>
  leafReader(
    `a number from ${min} to ${max}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max && !Object.is(value, -0),
  );

/** Reads true or false. */
export const boolean: Reader<boolean> = leafReader(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
);

/** Reads one of the given values. */
export const oneOf = <const A extends string | number | boolean | null>(...values: readonly A[]): Reader<A> =>
  leafReader(values.map(describeValue).join(' or '), (value): value is A =>
    (values as readonly unknown[]).includes(value),
  );

/** Reads a value by the first of two readers that accepts it; errors are those of the last. */
export const either = <A, B>(first: Reader<A>, last: Reader<B>): Reader<A | B> =>
  defineReader(`${first.name} or ${last.name}`, (value): t.Validation<A | B> => {
    const decoded = first.validate(value, NO_CONTEXT);
    return decoded._tag === 'Right' ? decoded : last.validate(value, NO_CONTEXT);
  });

/** Reads a value or null. */
export const nullable = <A>(reader: Reader<A>): Reader<A | null> => either(oneOf(null), reader);

/** Accepts anything and drops it. */
export const dropped: Reader<undefined> = defineReader('anything', () => right(undefined));

/** Accepts anything unchanged, for a later reader. */
export const unknown: Reader<unknown> = defineReader('anything', right);

/** Reads a field that may be missing or undefined. */
export const optional = <A>(reader: Reader<A>): Reader<A | undefined> =>
  defineReader(reader.name, (value) => (value === undefined ? right(undefined) : reader.validate(value, NO_CONTEXT)));

/** Reads a field that has a default. */
export const withDefault = <A>(reader: Reader<A>, defaultValue: NoInfer<A>): Reader<A> =>
  defineReader(reader.name, (value) =>
    value === undefined ? right(defaultValue) : reader.validate(value, NO_CONTEXT),
  );

/** Reads a part of the components that cannot be replaced: missing, or equal to `value`. */
export const literalOrMissing = <A>(value: A): Reader<A> => {
  const expectedJson = canonicalJson(value);
  return defineReader('fixed', (found) =>
    found === value || found === undefined || canonicalJson(copyJson(found)) === expectedJson
      ? right(value)
      : fail(found, 'cannot be replaced'),
  );
};

/** Reads a JSON record whose text has at most `most` characters. */
export const jsonObjectUpTo = (maxCharacters: number): Reader<Readonly<Record<string, unknown>>> => {
  const name = `an object of JSON of at most ${maxCharacters} characters`;
  return defineReader(name, (value) => {
    if (!isObject(value)) return failExpected(value, name);
    const read = anyJson.validate(value, NO_CONTEXT);
    if (read._tag === 'Left') return read;
    const { length } = JSON.stringify(read.right);
    return length > maxCharacters
      ? fail(value, `has ${length} characters as JSON, which is more than ${maxCharacters}`)
      : right(read.right as Readonly<Record<string, unknown>>);
  });
};

const MAX_JSON_DEPTH = 32;
const MAX_JSON_VALUES = 100_000;

/** The way to a part of a value, and the part. */
interface JsonPosition {
  readonly keys: string[];
  part: unknown;
}

/** Returns a copy of a JSON value within limits; throws for anything else, when `position` is that of the first such part. */
const copyJson = (value: unknown, position: JsonPosition = { keys: [], part: value }): unknown => {
  let values = 0;
  const { keys } = position;
  const copy = (part: unknown): unknown => {
    position.part = part;
    if (++values > MAX_JSON_VALUES || keys.length > MAX_JSON_DEPTH) throw new RangeError('too large');
    if (part === null || typeof part === 'boolean') return part;
    if (typeof part === 'string') return requireUnicode(part);
    if (Number.isFinite(part) && !Object.is(part, -0)) return part;
    if (Array.isArray(part) && part.length <= MAX_JSON_VALUES)
      return Array.from(part, (item, i) => copyInside(`[${i}]`, item));
    if (!isObject(part)) throw new TypeError('not JSON');
    return Object.fromEntries(Object.keys(part).map((key) => [requireUnicode(key), copyInside(key, part[key])]));
  };
  const copyInside = (key: string, part: unknown): unknown => {
    keys.push(key);
    const copied = copy(part);
    keys.pop();
    return copied;
  };
  return copy(value);
};

/** Returns a text without lone surrogates; throws for another. */
const requireUnicode = (text: string): string => {
  if (LONE_SURROGATE.test(text)) throw new TypeError('not Unicode');
  return text;
};

/** The most lists and records for each value in them. */
const MAX_CONTAINERS_PER_VALUE = 4;

/** Rejects documents with more than `most` leaf values before decoding them. */
export const withMaxValues = <A>(reader: Reader<A>, maxValues: number): Reader<A> =>
  defineReader(reader.name, (value) =>
    hasMoreValues(value, maxValues)
      ? fail(value, `has more than ${maxValues} values`)
      : reader.validate(value, NO_CONTEXT),
  );

/** Checks whether a document has more than `most` leaf values, and stops counting there. */
const hasMoreValues = (document: unknown, maxValues: number): boolean => {
  const queue = isContainer(document) ? [document] : [];
  let values = 0;
  for (let containers = 0; queue.length > 0; containers++) {
    const part = queue.pop()!;
    if (Array.isArray(part) && part.length > MAX_CONTAINERS_PER_VALUE * maxValues) return true;
    for (const inner of Object.values<unknown>(part)) {
      if (isContainer(inner)) queue.push(inner);
      else values++;
    }
    if (values > maxValues || values + containers + queue.length > (MAX_CONTAINERS_PER_VALUE + 1) * maxValues)
      return true;
  }
  return false;
};

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads any JSON value of moderate size as one of type `A`, which a later reader checks. */
export const jsonAs = <A>(): Reader<A> => anyJson as Reader<A>;

/** Reads any JSON value of moderate size. */
export const anyJson: Reader<unknown> = defineReader('JSON', (value) => {
  const position: JsonPosition = { keys: [], part: value };
  try {
    return right(copyJson(value, position));
  } catch {
    const { keys, part } = position;
    const read = failExpected(part, EXPECTED_JSON);
    return read._tag === 'Right'
      ? read
      : left(
          keys.reduceRight((errors, key) => prefixErrors(toWellFormed(key, MAX_SHOWN_CHARACTERS), errors), read.left),
        );
  }
});

const EXPECTED_JSON = 'JSON of at most 32 levels, with finite numbers other than -0 and without lone surrogates';
