import type * as t from 'io-ts';
import { canonical } from '../data/fingerprint.js';
import { accepted } from '../errors/verdict.js';
import { build, fault, HERE, isRecord, kindOf, leaf, type Reader, unwanted } from './type.js';

/** Checks for an integer other than -0, which JSON does not preserve. */
export const isCount = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** Reads an integer from `min` to `max`, both included. */
export const integer = (min: number, max: number): Reader<number> =>
  leaf(`an integer from ${min} to ${max}`, (value): value is number => isCount(value) && value >= min && value <= max);

/** Reads a string of `min` to `max` characters. */
export const text = (min: number, max: number): Reader<string> =>
  leaf(
    `a string of ${min} to ${max} characters`,
    // Counted in code points, as JSON Schema does: a character beyond the basic plane has two units.
    (value): value is string =>
      typeof value === 'string' &&
      value.length >= min &&
      (value.length <= max || [...value.slice(0, 2 * max + 1)].length <= max),
  );

/** Reads a string that matches a pattern. */
export const matching = (name: string, pattern: RegExp): Reader<string> =>
  leaf(name, (value): value is string => typeof value === 'string' && pattern.test(value));

/** Reads a number from `min` to `max`, both included. */
export const number = (min: number, max: number): Reader<number> =>
  leaf(
    `a number from ${min} to ${max}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max && !Object.is(value, -0),
  );

/** Reads true or false. */
export const boolean: Reader<boolean> = /* @__PURE__ */ leaf(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
);

/** Reads one of the given values. */
export const oneOf = <const A extends string | number | boolean | null>(...values: readonly A[]): Reader<A> =>
  leaf(values.map(kindOf).join(' or '), (value): value is A => (values as readonly unknown[]).includes(value));

/** Reads a value by the first of two readers that accepts it; errors are those of the last. */
export const either = <A, B>(first: Reader<A>, last: Reader<B>): Reader<A | B> =>
  build(`${first.name} or ${last.name}`, (value): t.Validation<A | B> => {
    const decoded = first.validate(value, HERE);
    return decoded._tag === 'Right' ? decoded : last.validate(value, HERE);
  });

/** Reads a value or null. */
export const nullable = <A>(type: Reader<A>): Reader<A | null> => either(oneOf(null), type);

/** Accepts anything and drops it. */
export const ignored: Reader<undefined> = /* @__PURE__ */ build('anything', () => accepted(undefined));

/** Accepts anything unchanged, for a later reader. */
export const unread: Reader<unknown> = /* @__PURE__ */ build('anything', accepted);

/** Reads a field that may be missing or undefined. */
export const optional = <A>(type: Reader<A>): Reader<A | undefined> =>
  build(type.name, (value) => (value === undefined ? accepted(undefined) : type.validate(value, HERE)));

/** Reads a field that has a default. */
export const orElse = <A>(type: Reader<A>, absent: A): Reader<A> =>
  build(type.name, (value) => (value === undefined ? accepted(absent) : type.validate(value, HERE)));

/** Reads a part of the components that cannot be replaced: missing, or equal to `value`. */
export const fixed = <A>(value: A): Reader<A> => {
  const printed = canonical(value);
  return build('fixed', (found) =>
    found === value || found === undefined || canonical(json(found)) === printed
      ? accepted(value)
      : fault(found, 'cannot be replaced'),
  );
};

/** Reads a JSON record whose text has at most `most` characters. */
export const jsonUpTo = (most: number): Reader<Readonly<Record<string, unknown>>> => {
  const name = `a record of JSON of at most ${most} characters`;
  return build(name, (value) => {
    if (!isRecord(value)) return unwanted(value, name);
    const read = anyJson.validate(value, HERE);
    if (read._tag === 'Left') return read;
    const { length } = JSON.stringify(read.right);
    return length > most
      ? fault(value, `has ${length} characters as JSON, which is more than ${most}`)
      : accepted(read.right as Readonly<Record<string, unknown>>);
  });
};

const DEEPEST = 32;
const MOST_VALUES = 100_000;

/** Returns a copy of a JSON value within limits; throws for anything else, which `codecOf` turns into an error. */
const json = (value: unknown): unknown => {
  let values = 0;
  const copy = (part: unknown, depth: number): unknown => {
    if (++values > MOST_VALUES || depth > DEEPEST) throw new RangeError('too large');
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (Number.isFinite(part) && !Object.is(part, -0)) return part;
    if (Array.isArray(part) && part.length <= MOST_VALUES) return Array.from(part, (item) => copy(item, depth + 1));
    if (!isRecord(part)) throw new TypeError('not JSON');
    return Object.fromEntries(Object.keys(part).map((key) => [key, copy(part[key], depth + 1)]));
  };
  return copy(value, 0);
};

/** The most lists and records for each value in them. */
const MOST_PARTS = 4;

/** Rejects documents with more than `most` leaf values before decoding them. */
export const limited = <A>(type: Reader<A>, most: number): Reader<A> =>
  build(type.name, (value) =>
    isLarger(value, most) ? fault(value, `has more than ${most} values`) : type.validate(value, HERE),
  );

/** Checks whether a document has more than `most` leaf values, and stops counting there. */
const isLarger = (document: unknown, most: number): boolean => {
  const left = isPart(document) ? [document] : [];
  let values = 0;
  for (let parts = 0; left.length > 0; parts++) {
    const part = left.pop()!;
    if (Array.isArray(part) && part.length > MOST_PARTS * most) return true;
    for (const inner of Object.values<unknown>(part)) {
      if (isPart(inner)) left.push(inner);
      else values++;
    }
    if (values > most || values + parts + left.length > (MOST_PARTS + 1) * most) return true;
  }
  return false;
};

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads any JSON value of moderate size. */
export const anyJson: Reader<unknown> = /* @__PURE__ */ build('JSON', (value) => {
  try {
    return accepted(json(value));
  } catch {
    return unwanted(value, 'JSON of at most 32 levels, with finite numbers other than -0');
  }
});
