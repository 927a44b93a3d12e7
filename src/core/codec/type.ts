import type { Either } from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { accepted, refused } from '../verdict.js';

/** What reads the values of a type: as much of an io-ts type as reading takes, so that any io-ts type will do. */
export interface Reader<A> {
  /** What it reads. */
  readonly name: string;
  /** The value as it was read, or what is wrong with it. */
  readonly validate: t.Validate<unknown, A>;
}

/** What a reader reads. */
export type ReadBy<R> = R extends Reader<infer A> ? A : never;

/**
 * An io-ts codec whose `decode` answers with one typed error instead of a list, faces any value without throwing, and
 * hands out a fresh value with its fields in the documented order. `asType` of `sastrugi/io-ts` makes an io-ts type of it.
 */
export interface Codec<A, E> {
  /** What it reads. */
  readonly name: string;
  /** Whether `decode` would accept a value. */
  is(value: unknown): value is A;
  /** The value itself: it is JSON already. */
  encode(value: A): A;
  /** A fresh copy of a value, or the first thing that is wrong with it. */
  decode(value: unknown): Either<E, A>;
  /** How io-ts asks. */
  readonly validate: t.Validate<unknown, A>;
}

/** The public codec of a type; `invalid` makes the error out of the path and sentence of the first fault. */
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

/** Inside, places are written from the leaf up: a reader speaks of its own value only. */
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

/** The faults of a part, seen from the whole: `key` is a field, or an index in brackets. */
export const inside = (key: string, faults: t.Errors): t.Errors => placed([{ key, type: part }], faults);

/** A whole that is refused for the faults of a part. */
export const at = (key: string, faults: t.Errors): t.Validation<never> => refused(inside(key, faults));

const part: t.Decoder<unknown, unknown> = { name: 'a part', validate: accepted, decode: accepted };

export const pathOf = (context: t.Context): string =>
  context.map(({ key }, depth) => (depth === 0 || key.startsWith('[') ? key : `.${key}`)).join('');

/** How much of a stranger's text is shown in an error. */
export const LONGEST_SHOWN = 40;

// Values are shown in errors by their kind only: they may be huge, cyclic or hostile.
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a record';
  if (typeof value === 'string' && value.length <= LONGEST_SHOWN) return `'${value}'`;
  return `a ${typeof value}`;
};

export const fault = (value: unknown, message: string): t.Validation<never> =>
  refused([{ value, context: HERE, message }]);

export const unwanted = (value: unknown, wanted: string): t.Validation<never> =>
  fault(value, `expected ${wanted}, got ${kindOf(value)}`);

export const leaf = <A>(wanted: string, is: (value: unknown) => value is A): Reader<A> =>
  build(wanted, (value) => (is(value) ? accepted(value) : unwanted(value, wanted)));

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
