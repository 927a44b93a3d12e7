import type * as t from 'io-ts';
import { canonical } from '../data/fingerprint.js';
import { LONE_SURROGATE, wellFormed } from '../data/well-formed.js';
import { accepted, refused } from '../errors/verdict.js';
import { build, fault, HERE, inside, isRecord, kindOf, LONGEST_SHOWN, leaf, type Reader, unwanted } from './type.js';

/** Checks for an integer other than -0, which JSON does not preserve. */
const isCount = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** Reads an integer from `min` to `max`, both included. */
export const integer = (min: number, max: number): Reader<number> =>
  leaf(`an integer from ${min} to ${max}`, (value): value is number => isCount(value) && value >= min && value <= max);

/** Reads a string of `min` to `max` characters; a lone surrogate is not one. */
export const text = (min: number, max: number): Reader<string> => {
  const wanted = `a string of ${min} to ${max} characters`;
  return build(wanted, (value) => {
    if (typeof value !== 'string' || value.length < min || isLonger(value, max)) return unwanted(value, wanted);
    return LONE_SURROGATE.test(value)
      ? fault(value, 'has a lone surrogate, which is half a character')
      : accepted(value);
  });
};

/** Counts code points, as JSON Schema does: a character beyond the basic plane has two units. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && [...text.slice(0, 2 * max + 1)].length > max;

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
export const boolean: Reader<boolean> = leaf('true or false', (value): value is boolean => typeof value === 'boolean');

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
export const ignored: Reader<undefined> = build('anything', () => accepted(undefined));

/** Accepts anything unchanged, for a later reader. */
export const unread: Reader<unknown> = build('anything', accepted);

/** Reads a field that may be missing or undefined. */
export const optional = <A>(type: Reader<A>): Reader<A | undefined> =>
  build(type.name, (value) => (value === undefined ? accepted(undefined) : type.validate(value, HERE)));

/** Reads a field that has a default. */
export const orElse = <A>(type: Reader<A>, absent: NoInfer<A>): Reader<A> =>
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

/** The way to a part of a value, and the part. */
interface Reached {
  readonly keys: string[];
  part: unknown;
}

/** Returns a copy of a JSON value within limits; throws for anything else, when `reached` is the first such part. */
const json = (value: unknown, reached: Reached = { keys: [], part: value }): unknown => {
  let values = 0;
  const { keys } = reached;
  const copy = (part: unknown): unknown => {
    reached.part = part;
    if (++values > MOST_VALUES || keys.length > DEEPEST) throw new RangeError('too large');
    if (part === null || typeof part === 'boolean') return part;
    if (typeof part === 'string') return whole(part);
    if (Number.isFinite(part) && !Object.is(part, -0)) return part;
    if (Array.isArray(part) && part.length <= MOST_VALUES)
      return Array.from(part, (item, i) => copyInside(`[${i}]`, item));
    if (!isRecord(part)) throw new TypeError('not JSON');
    return Object.fromEntries(Object.keys(part).map((key) => [whole(key), copyInside(key, part[key])]));
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
const whole = (text: string): string => {
  if (LONE_SURROGATE.test(text)) throw new TypeError('not Unicode');
  return text;
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

/** Reads any JSON value of moderate size as one of type `A`, which a later reader checks. */
export const jsonAs = <A>(): Reader<A> => anyJson as Reader<A>;

/** Reads any JSON value of moderate size. */
export const anyJson: Reader<unknown> = build('JSON', (value) => {
  const reached: Reached = { keys: [], part: value };
  try {
    return accepted(json(value, reached));
  } catch {
    const { keys, part } = reached;
    const read = unwanted(part, JSON_HERE);
    return read._tag === 'Right'
      ? read
      : refused(keys.reduceRight((left, key) => inside(wellFormed(key, LONGEST_SHOWN), left), read.left));
  }
});

const JSON_HERE = 'JSON of at most 32 levels, with finite numbers other than -0 and without lone surrogates';
