/** Numbers in proportion to which the answers of a draw are likely. */
export type AnswerWeights = readonly (number | bigint)[];

/** Items in an order drawn at random, and their backs. */
export interface OrderWithBacks<A, Back> {
  readonly items: A[];
  readonly backs: Back[];
}

/** Decides what chance brings in place of the stream: to list all outcomes, or to follow a recorded game. */
export interface Teller {
  /** Returns the index of one of `size` answers with these weights; null for equal weights. */
  pick(size: number, weights: AnswerWeights | null): number;
  /** Returns what `decide` draws, or a stand-in that calls it when a rule reads the value. */
  later<A>(decide: () => A, shown: unknown): A;
  /** Returns the items in a random order, or stand-ins for them. */
  order<A>(items: readonly A[]): A[];
  /** Returns the items in a random order with their backs, or stand-ins for both. */
  orderWithBacks<A, Back>(
    items: readonly A[],
    backOf: (item: A) => Back,
    known: readonly (Back | undefined)[],
  ): OrderWithBacks<A, Back>;
}
