/** The same value without `readonly`: what a kernel may change, because `defineGame` has just copied it. */
export type Draft<A> = A extends object ? { -readonly [K in keyof A]: Draft<A[K]> } : A;
