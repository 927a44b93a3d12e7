/** A value with some of its parts: some fields of an object, some fields of the items of a list. */
export type PartsOf<A> = A extends readonly (infer Item)[]
  ? readonly PartsOf<Item>[]
  : A extends object
    ? { readonly [K in keyof A]?: PartsOf<A[K]> }
    : A;

/**
 * Returns JSON data with the parts that are given in place of its own. Objects keep the fields that are not given, and
 * so do the items of a list as long as the one given; other lists and values are replaced.
 */
export const withParts = (value: unknown, parts: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(parts))
    return value.length === parts.length ? parts.map((part, i) => withParts(value[i], part)) : parts;
  if (!isRecord(value) || !isRecord(parts)) return parts === undefined ? value : parts;
  const names = new Set([...Object.keys(value), ...Object.keys(parts)]);
  return Object.fromEntries(
    Array.from(names, (name) => [name, withParts(ownField(value, name), ownField(parts, name))]),
  );
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownField = (record: object, name: string): unknown =>
  Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
