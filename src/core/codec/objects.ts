import type * as t from 'io-ts';
import { left, right } from '../errors/errors.js';
import {
  type DecodedType,
  defineReader,
  fail,
  failAt,
  failExpected,
  isObject,
  MAX_SHOWN_CHARACTERS,
  NO_CONTEXT,
  prefixErrors,
  type Reader,
} from './reader.js';
import { oneOf } from './values.js';

/** The readers of a record's fields. */
export type FieldReaders = Readonly<Record<string, Reader<unknown>>>;

/** The readers of all fields of a type: `satisfies` compares with it where the type is generic. */
export type ReadersOf<A> = { readonly [K in keyof A]-?: Reader<A[K]> };

/** The readers of the fields of each kind of a union. */
export type VariantReadersOf<A extends { readonly kind: string }> = {
  readonly [K in A['kind']]: ReadersOf<Omit<Extract<A, { readonly kind: K }>, 'kind'>>;
};

type IsOptional<A> = unknown extends A ? false : undefined extends A ? true : false;
type OptionalKey<F extends FieldReaders> = {
  [K in keyof F]: IsOptional<DecodedType<F[K]>> extends true ? K : never;
}[keyof F];

/** The type of the record that these fields make. */
export type ObjectOf<F extends FieldReaders> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: DecodedType<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Exclude<DecodedType<F[K]>, undefined> };

const ownField = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** Reads a record with exactly these fields; undefined counts as missing. */
export const object = <F extends FieldReaders>(name: string, fields: F): Reader<ObjectOf<F>> =>
  defineReader(name, (value): t.Validation<ObjectOf<F>> => {
    if (!isObject(value)) return failExpected(value, name);
    const decoded: Record<string, unknown> = {};
    const errors = findUnknownField(name, value, fields) ?? readFieldsInto(fields, value, decoded);
    return errors === null ? right(decoded as ObjectOf<F>) : left(errors);
  });

/** Reads a record whose later fields depend on the first ones; `keys` are the names of all later fields. */
export const objectWithHeader = (
  name: string,
  header: FieldReaders,
  laterKeys: readonly string[],
  laterFields: (decoded: UnknownObject) => FieldReaders,
): Reader<unknown> => {
  const knownKeys = Object.fromEntries([...Object.keys(header), ...laterKeys].map((key) => [key, true]));
  return defineReader(name, (value) => {
    if (!isObject(value)) return failExpected(value, name);
    const decoded: Record<string, unknown> = {};
    const errors =
      findUnknownField(name, value, knownKeys) ??
      readFieldsInto(header, value, decoded) ??
      readFieldsInto(laterFields(decoded), value, decoded);
    return errors === null ? right(decoded) : left(errors);
  });
};

type UnknownObject = Readonly<Record<PropertyKey, unknown>>;

/** Returns the error of the first unknown key; null if there is none. */
const findUnknownField = (
  name: string,
  value: UnknownObject,
  knownKeys: Readonly<Record<string, unknown>>,
): t.Errors | null => {
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'string' && (Object.hasOwn(knownKeys, key) || value[key] === undefined)) continue;
    const unknownField = { value: undefined, context: NO_CONTEXT, message: `is not a field of ${name}` };
    return prefixErrors(String(key).slice(0, MAX_SHOWN_CHARACTERS), [unknownField]);
  }
  return null;
};

/** Reads fields into `decoded`; returns the first error, or null. */
const readFieldsInto = (
  fields: FieldReaders,
  value: UnknownObject,
  decoded: Record<string, unknown>,
): t.Errors | null => {
  for (const key of Object.keys(fields)) {
    const field = fields[key]!.validate(ownField(value, key), NO_CONTEXT);
    if (field._tag === 'Left') return prefixErrors(key, field.left);
    if (field.right !== undefined) decoded[key] = field.right;
  }
  return null;
};

/** The union of the records that these variants describe, told apart by the field `By`. */
export type UnionOf<V extends Readonly<Record<string, FieldReaders>>, Tag extends string = 'kind'> = {
  [K in keyof V & string]: { readonly [T in Tag]: K } & ObjectOf<V[K]>;
}[keyof V & string];

/** Reads a union of records by one field, `kind` if none is named; each kind has the fields given here. */
export const taggedUnion = <const V extends Readonly<Record<string, FieldReaders>>, Tag extends string = 'kind'>(
  name: string,
  variants: V,
  tag = 'kind' as Tag,
): Reader<UnionOf<V, Tag>> => {
  const tagReader = oneOf(...Object.keys(variants));
  const readers = new Map<string, Reader<unknown>>(
    Object.entries(variants).map(([key, fields]) => [key, object(name, { [tag]: oneOf(key), ...fields })]),
  );
  return defineReader(name, (value) => {
    if (!isObject(value)) return failExpected(value, name);
    const tagValue = tagReader.validate(ownField(value, tag), NO_CONTEXT);
    return tagValue._tag === 'Left'
      ? failAt(tag, tagValue.left)
      : (readers.get(tagValue.right)!.validate(value, NO_CONTEXT) as t.Validation<UnionOf<V, Tag>>);
  });
};

/** Reads a list of `min` to `max` items; a longer one is refused before any item is read. */
export const list = <A>(item: Reader<A>, min: number, max: number): Reader<readonly A[]> => {
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return defineReader(name, (value): t.Validation<readonly A[]> => {
    if (!Array.isArray(value)) return failExpected(value, name);
    const length: unknown = value.length;
    if (typeof length !== 'number' || !(length >= min && length <= max)) {
      return fail(value, `expected ${name}, got ${length}`);
    }
    const items: A[] = [];
    for (let i = 0; i < length; i++) {
      const decoded = item.validate(value[i], NO_CONTEXT);
      if (decoded._tag === 'Left') return failAt(`[${i}]`, decoded.left);
      items.push(decoded.right);
    }
    return right(items);
  });
};

/** A list of two. */
export const pair = <A>(item: Reader<A>): Reader<readonly [A, A]> =>
  list(item, 2, 2) as Reader<unknown> as Reader<readonly [A, A]>;
