import type { Either } from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { left, right } from '../errors/errors.js';

/** A reader of values: the part of an io-ts type that decoding needs, so that any io-ts type fits. */
export interface Reader<A> {
  /** The name of the type, as errors show it. */
  readonly name: string;
  /** Returns the decoded value or the errors. */
  readonly validate: t.Validate<unknown, A>;
}

/** The type of the values that a reader returns. */
export type DecodedType<R> = R extends Reader<infer A> ? A : never;

/**
 * Returns a reader as one of type `A`. The compiler refuses a reader that lacks a field, a kind or a value of the type,
 * or that reads others.
 */
export const exactReader =
  <A>() =>
  <B extends A>(reader: Reader<B> & Complete<A, B>): Reader<A> =>
    reader;

/** Nothing if `B` holds all of `A`, else a field that no reader has. */
export type Complete<A, B> = [A, Filled<B>] extends [B, Filled<A>] ? unknown : { readonly lacks: A };

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
export const createCodec = <A, E>(
  reader: Reader<A>,
  createError: (path: string, message: string) => E,
): Codec<A, E> => {
  const safeReader = defineReader(reader.name, (value) => {
    try {
      return reader.validate(value, NO_CONTEXT);
    } catch {
      return fail(value, `${reader.name} cannot be read`); // a getter or a proxy that throws
    }
  });
  const decode = (value: unknown): Either<E, A> => {
    const decoded = safeReader.validate(value, NO_CONTEXT);
    if (decoded._tag === 'Right') return decoded;
    const { context, message } = decoded.left[0]!;
    return left(createError(pathOf(context), message ?? `is not ${reader.name}`));
  };
  return Object.freeze<Codec<A, E>>({
    name: reader.name,
    is: (value): value is A => safeReader.validate(value, NO_CONTEXT)._tag === 'Right',
    encode: (value) => value,
    decode,
    validate: safeReader.validate,
  });
};

/** The empty context: paths are built from the leaf up, since a reader knows only its own value. */
export const NO_CONTEXT: t.Context = [];

export const defineReader = <A>(name: string, read: (value: unknown) => t.Validation<A>): Reader<A> => ({
  name,
  validate: (value, context) => {
    const decoded = read(value);
    return decoded._tag === 'Right' || context.length === 0 ? decoded : left(prependContext(context, decoded.left));
  },
});

const prependContext = (context: t.Context, errors: t.Errors): t.Errors =>
  errors.map((error) => ({ ...error, context: [...context, ...error.context] }));

/** Prefixes the paths of errors with a key: a field, or an index in brackets. */
export const prefixErrors = (key: string, errors: t.Errors): t.Errors => prependContext([{ key, type: PART }], errors);

/** Refuses a value because of errors in one of its parts. */
export const failAt = (key: string, errors: t.Errors): t.Validation<never> => left(prefixErrors(key, errors));

const PART: t.Decoder<unknown, unknown> = { name: 'a part', validate: right, decode: right };

export const pathOf = (context: t.Context): string =>
  context.map(({ key }, depth) => (depth === 0 || key.startsWith('[') ? key : `.${key}`)).join('');

/** The most characters of outside text that an error shows. */
export const MAX_SHOWN_CHARACTERS = 40;

// Errors show values by their kind only: a value may be huge, cyclic or hostile.
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return Object.is(value, -0) ? '-0' : `${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string' && value.length <= MAX_SHOWN_CHARACTERS) return `'${value}'`;
  return typeof value === 'string' ? `a string of ${value.length} characters` : `a ${typeof value}`;
};

export const fail = (value: unknown, message: string): t.Validation<never> =>
  left([{ value, context: NO_CONTEXT, message }]);

export const failExpected = (value: unknown, expected: string): t.Validation<never> =>
  fail(value, `expected ${expected}, got ${describeValue(value)}`);

export const leafReader = <A>(expected: string, is: (value: unknown) => value is A): Reader<A> =>
  defineReader(expected, (value) => (is(value) ? right(value) : failExpected(value, expected)));

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds a consistency check to a reader: `findContradiction` returns the path of the first one, or null. `convert`
 * converts a consistent value.
 */
export const refine = <A, B = A>(
  reader: Reader<A>,
  findContradiction: (value: A) => string | null,
  convert?: (value: A) => B,
): Reader<B> =>
  defineReader(reader.name, (value): t.Validation<B> => {
    const decoded = reader.validate(value, NO_CONTEXT);
    if (decoded._tag === 'Left') return decoded;
    const path = findContradiction(decoded.right);
    if (path === null) return right(convert === undefined ? (decoded.right as unknown as B) : convert(decoded.right));
    const contradiction: t.ValidationError = {
      value,
      context: NO_CONTEXT,
      message: `${describeValue(valueAt(decoded.right, path))} contradicts the rest, or what the rules allow`,
    };
    return path === '' ? left([contradiction]) : failAt(path, [contradiction]);
  });

/** Returns the value at a path of a document. */
const valueAt = (document: unknown, path: string): unknown =>
  (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>((part, key) => Object(part)[key], document);

/** Appends a name in brackets to a reader's errors, such as the id of the card that the path numbers. */
export const nameIdsInErrors = <A>(
  reader: Reader<A>,
  nameAt: (path: string, value: unknown) => string | undefined,
): Reader<A> =>
  defineReader(reader.name, (value) => {
    const decoded = reader.validate(value, NO_CONTEXT);
    if (decoded._tag === 'Right') return decoded;
    const first = decoded.left[0]!;
    const nameOfId = nameAt(pathOf(first.context), value);
    return nameOfId === undefined ? decoded : left([{ ...first, message: `${first.message} (${nameOfId})` }]);
  });
