/** The same value without `readonly`: what a kernel may change, because it has just been copied for it. */
export type Draft<A> = A extends object ? { -readonly [K in keyof A]: Draft<A[K]> } : A;

/** A deep copy of plain data. */
export const copyOf = <A>(value: A): Draft<A> => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as Draft<A>;
};
