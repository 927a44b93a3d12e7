import type { Either } from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { accepted, refused } from '../errors/verdict.js';

/** A reader of values: the part of an io-ts type that decoding needs, so that any io-ts type fits. */
export interface Reader<A> {
  /** The name of the type, as errors show it. */
  readonly name: string;
  /** Returns the decoded value or the errors. */
  readonly validate: t.Validate<unknown, A>;
}

/** The type of the values that a reader returns. */
export type ReadBy<R> = R extends Reader<infer A> ? A : never;

/**
 * Returns a reader as one of type `A`. The compiler refuses a reader that lacks a field, a kind or a value of the type,
 * or that reads others.
 */
export const exactly =
  <A>() =>
  <B extends A>(reader: Reader<B> & Complete<A, B>): Reader<A> =>
    reader;

/** Nothing if `B` holds all of `A`, else a field that no reader has. */
type Complete<A, B> = [A, Filled<B>] extends [B, Filled<A>] ? unknown : { readonly lacks: A };

/** A type without optional fields: one that has an optional field is also one that lacks it. */
type Filled<A> = A extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : A extends object
    ? { readonly [K in keyof A]-?: Filled<A[K]> }
    : A;

/**
 * A codec like those of io-ts, whose `decode` returns one typed error instead of a list, never throws, and returns a
 * fresh value with its fields in the documented order. `asType` of `sastrugi/io-ts` builds an io-ts type from it.
 */
export interface Codec<A, E> {
  /** The name of the type, as errors show it. */
  readonly name: string;
  /** Checks whether `decode` accepts a value. */
  is(value: unknown): value is A;
  /** Returns the value unchanged: it is JSON already. */
  encode(value: A): A;
  /** Returns a fresh copy of a value, or the first error. */
  decode(value: unknown): Either<E, A>;
  /** The decoder in the form that io-ts calls. */
  readonly validate: t.Validate<unknown, A>;
}

/** Builds the public codec of a reader; `invalid` builds the error from the path and the message of the first error. */
export const codecOf = <A, E>(type: Reader<A>, invalid: (path: string, message: string) => E): Codec<A, E> => {
  const guarded = build(type.name, (value) => {
    try {
      return type.validate(value, HERE);
    } catch {
      return fault(value, `${type.name} cannot be read`); // a getter or a proxy that throws
    }
  });
  const decode = (value: unknown): Either<E, A> => {
    const decoded = guarded.validate(value, HERE);
    if (decoded._tag === 'Right') return decoded;
    const { context, message } = decoded.left[0]!;
    return refused(invalid(pathOf(context), message ?? `is not ${type.name}`));
  };
  return Object.freeze<Codec<A, E>>({
    name: type.name,
    is: (value): value is A => guarded.validate(value, HERE)._tag === 'Right',
    encode: (value) => value,
    decode,
    validate: guarded.validate,
  });
};

/** The empty context: paths are built from the leaf up, since a reader knows only its own value. */
export const HERE: t.Context = [];

export const build = <A>(name: string, read: (value: unknown) => t.Validation<A>): Reader<A> => ({
  name,
  validate: (value, context) => {
    const decoded = read(value);
    return decoded._tag === 'Right' || context.length === 0 ? decoded : refused(placed(context, decoded.left));
  },
});

const placed = (context: t.Context, faults: t.Errors): t.Errors =>
  faults.map((each) => ({ ...each, context: [...context, ...each.context] }));

/** Prefixes the paths of errors with a key: a field, or an index in brackets. */
export const inside = (key: string, faults: t.Errors): t.Errors => placed([{ key, type: part }], faults);

/** Refuses a value because of errors in one of its parts. */
export const at = (key: string, faults: t.Errors): t.Validation<never> => refused(inside(key, faults));

const part: t.Decoder<unknown, unknown> = { name: 'a part', validate: accepted, decode: accepted };

export const pathOf = (context: t.Context): string =>
  context.map(({ key }, depth) => (depth === 0 || key.startsWith('[') ? key : `.${key}`)).join('');

/** The most characters of outside text that an error shows. */
export const LONGEST_SHOWN = 40;

// Errors show values by their kind only: a value may be huge, cyclic or hostile.
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return Object.is(value, -0) ? '-0' : `${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a record';
  if (typeof value === 'string' && value.length <= LONGEST_SHOWN) return `'${value}'`;
  return typeof value === 'string' ? `a string of ${value.length} characters` : `a ${typeof value}`;
};

export const fault = (value: unknown, message: string): t.Validation<never> =>
  refused([{ value, context: HERE, message }]);

export const unwanted = (value: unknown, wanted: string): t.Validation<never> =>
  fault(value, `expected ${wanted}, got ${kindOf(value)}`);

export const leaf = <A>(wanted: string, is: (value: unknown) => value is A): Reader<A> =>
  build(wanted, (value) => (is(value) ? accepted(value) : unwanted(value, wanted)));

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
