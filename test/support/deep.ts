/** The same plain data without `readonly`, down to the leaves: for positions that tests build. */
export type Deep<A> = A extends object ? { -readonly [K in keyof A]: Deep<A[K]> } : A;

/** A copy of plain data that may be changed everywhere, no two parts of which are the same list. */
export const copyOf = <A>(value: A): Deep<A> => JSON.parse(JSON.stringify(value));
