import type * as t from 'io-ts';
import { accepted, refused } from '../errors/verdict.js';
import { at, build, fault, HERE, inside, isRecord, LONGEST_SHOWN, type ReadBy, type Reader, unwanted } from './type.js';
import { oneOf } from './values.js';

/** The readers of a record's fields. */
export type Fields = Readonly<Record<string, Reader<unknown>>>;

/** The readers of all fields of a type: `satisfies` compares with it where the type is generic. */
export type ReadersOf<A> = { readonly [K in keyof A]-?: Reader<A[K]> };

/** The readers of the fields of each kind of a union. */
export type KindsOf<A extends { readonly kind: string }> = {
  readonly [K in A['kind']]: ReadersOf<Omit<Extract<A, { readonly kind: K }>, 'kind'>>;
};

type IsOptional<A> = unknown extends A ? false : undefined extends A ? true : false;
type OptionalKey<F extends Fields> = { [K in keyof F]: IsOptional<ReadBy<F[K]>> extends true ? K : never }[keyof F];

/** The type of the record that these fields make. */
export type RecordOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: ReadBy<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Exclude<ReadBy<F[K]>, undefined> };

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** Reads a record with exactly these fields; undefined counts as missing. */
export const record = <F extends Fields>(name: string, fields: F): Reader<RecordOf<F>> =>
  build(name, (value): t.Validation<RecordOf<F>> => {
    if (!isRecord(value)) return unwanted(value, name);
    const decoded: Record<string, unknown> = {};
    const faults = strangerIn(name, value, fields) ?? faultIn(fields, value, decoded);
    return faults === null ? accepted(decoded as RecordOf<F>) : refused(faults);
  });

/** Reads a record whose later fields depend on the first ones; `keys` are the names of all later fields. */
export const headed = (
  name: string,
  head: Fields,
  keys: readonly string[],
  rest: (decoded: Value) => Fields,
): Reader<unknown> => {
  const known = Object.fromEntries([...Object.keys(head), ...keys].map((key) => [key, true]));
  return build(name, (value) => {
    if (!isRecord(value)) return unwanted(value, name);
    const decoded: Record<string, unknown> = {};
    const faults =
      strangerIn(name, value, known) ?? faultIn(head, value, decoded) ?? faultIn(rest(decoded), value, decoded);
    return faults === null ? accepted(decoded) : refused(faults);
  });
};

type Value = Readonly<Record<PropertyKey, unknown>>;

/** Returns the error of the first unknown key; null if there is none. */
const strangerIn = (name: string, value: Value, known: Readonly<Record<string, unknown>>): t.Errors | null => {
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'string' && (Object.hasOwn(known, key) || value[key] === undefined)) continue;
    const stranger = { value: undefined, context: HERE, message: `is not a field of ${name}` };
    return inside(String(key).slice(0, LONGEST_SHOWN), [stranger]);
  }
  return null;
};

/** Reads fields into `decoded`; returns the first error, or null. */
const faultIn = (fields: Fields, value: Value, decoded: Record<string, unknown>): t.Errors | null => {
  for (const key of Object.keys(fields)) {
    const field = fields[key]!.validate(own(value, key), HERE);
    if (field._tag === 'Left') return inside(key, field.left);
    if (field.right !== undefined) decoded[key] = field.right;
  }
  return null;
};

/** The union of the records that these variants describe, told apart by the field `By`. */
export type VariantOf<V extends Readonly<Record<string, Fields>>, By extends string = 'kind'> = {
  [K in keyof V & string]: { readonly [B in By]: K } & RecordOf<V[K]>;
}[keyof V & string];

/** Reads a union of records by one field, `kind` if none is named; each kind has the fields given here. */
export const variants = <const V extends Readonly<Record<string, Fields>>, By extends string = 'kind'>(
  name: string,
  kinds: V,
  by = 'kind' as By,
): Reader<VariantOf<V, By>> => {
  const kind = oneOf(...Object.keys(kinds));
  const readers = new Map<string, Reader<unknown>>(
    Object.entries(kinds).map(([key, fields]) => [key, record(name, { [by]: oneOf(key), ...fields })]),
  );
  return build(name, (value) => {
    if (!isRecord(value)) return unwanted(value, name);
    const named = kind.validate(own(value, by), HERE);
    return named._tag === 'Left'
      ? at(by, named.left)
      : (readers.get(named.right)!.validate(value, HERE) as t.Validation<VariantOf<V, By>>);
  });
};

/** Reads a list of `min` to `max` items; a longer one is refused before any item is read. */
export const list = <A>(item: Reader<A>, min: number, max: number): Reader<readonly A[]> => {
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return build(name, (value): t.Validation<readonly A[]> => {
    if (!Array.isArray(value)) return unwanted(value, name);
    const length: unknown = value.length;
    if (typeof length !== 'number' || !(length >= min && length <= max)) {
      return fault(value, `expected ${name}, got ${length}`);
    }
    const items: A[] = [];
    for (let i = 0; i < length; i++) {
      const decoded = item.validate(value[i], HERE);
      if (decoded._tag === 'Left') return at(`[${i}]`, decoded.left);
      items.push(decoded.right);
    }
    return accepted(items);
  });
};

/** A list of two. */
export const pair = <A>(item: Reader<A>): Reader<readonly [A, A]> =>
  list(item, 2, 2) as Reader<unknown> as Reader<readonly [A, A]>;
