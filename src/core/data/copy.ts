/** The same record or list without `readonly`; what it holds stays as it is. */
export type Mutable<A> = { -readonly [K in keyof A]: A[K] };

/** Returns a deep copy of plain data. */
export const deepCopy = <A>(value: A): A => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as A;
};
