/** The same plain data without `readonly`, down to the leaves: for positions that tests build. */
export type Deep<A> = A extends object ? { -readonly [K in keyof A]: Deep<A[K]> } : A;

/** A copy of plain data that may be changed everywhere. */
export const copyOf = <A>(value: A): Deep<A> => structuredClone(value) as Deep<A>;
