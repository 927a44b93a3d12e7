/** The same record or list without `readonly`; what it holds stays as it is. */
export type Mutable<A> = { -readonly [K in keyof A]: A[K] };

/**
 * Turns a function that sets the fields of `this` into a constructor of plain records. States are copied so, not by a
 * literal: in a program that keeps many of them, V8 comes to allocate those of a literal among old objects, and moves
 * take up to four times as long.
 */
export const plainConstructor = <From, To>(setFields: (this: To, from: From) => void): (new (from: From) => To) => {
  setFields.prototype = Object.prototype;
  return setFields as unknown as new (
    from: From,
  ) => To;
};

/** Returns a deep copy of plain data. */
export const deepCopy = <A>(value: A): A => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as A;
};

/**
 * Freezes a value with all its parts, however deep, and returns it. Functions, maps, sets and typed arrays stay as they
 * are.
 */
export const deepFreeze = <A>(value: A): A => {
  const visited = new Set<unknown>();
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part) || visited.has(part)) return;
    visited.add(part);
    Object.values(Object.freeze(part)).forEach(freeze);
  };
  freeze(value);
  return value;
};
