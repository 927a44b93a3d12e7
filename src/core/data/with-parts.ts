/** A value with some of its parts: some fields of a record, and of the records in it. A list is a whole. */
export type PartsOf<A> = A extends readonly unknown[]
  ? A
  : A extends object
    ? { readonly [K in keyof A]?: PartsOf<A[K]> }
    : A;

/**
 * Returns JSON data with the parts that are given in place of its own: records keep the fields that are not given. Lists
 * are replaced whole, and so are records of another kind.
 */
export const withParts = (value: unknown, parts: unknown): unknown => {
  if (!isRecord(value) || !isRecord(parts) || ownField(value, 'kind') !== ownField(parts, 'kind'))
    return parts === undefined ? value : parts;
  const names = new Set([...Object.keys(value), ...Object.keys(parts)]);
  return Object.fromEntries(
    Array.from(names, (name) => [name, withParts(ownField(value, name), ownField(parts, name))]),
  );
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownField = (record: object, name: string): unknown =>
  Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
