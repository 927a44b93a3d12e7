/** The same plain data without `readonly`, down to the leaves: for positions that tests build. */
export type Deep<A> = A extends object ? { -readonly [K in keyof A]: Deep<A[K]> } : A;

/** Copies plain data so that every part may be changed and no two parts share a list. */
export const mutableCopy = <A>(value: A): Deep<A> => JSON.parse(JSON.stringify(value));
