/** Numbers in proportion to which the answers of a draw are likely. */
export type AnswerWeights = readonly (number | bigint)[];

/** Items in an order drawn at random, and their backs. */
export interface OrderWithBacks<A, Back> {
  readonly items: A[];
  readonly backs: Back[];
}

/** Decides what chance brings in place of the stream: to list all outcomes, or to follow a recorded game. */
export interface ChanceSource {
  /** Returns the index of one of `size` answers with these weights; null for equal weights. */
  pick(size: number, weights: AnswerWeights | null): number;
  /** Returns what `draw` draws, or a stand-in that calls it when a rule reads the value. */
  defer<A>(draw: () => A, placeholder: unknown): A;
  /** Returns the index of an item in a list, or -1; decides where it is, and nothing else. */
  placeOf<A>(list: readonly A[], item: A): number;
  /** Returns the items in a random order, or stand-ins for them. */
  shuffle<A>(items: readonly A[]): A[];
  /** Returns the items in a random order with their backs, or stand-ins for both. */
  shuffleWithBacks<A, Back>(
    items: readonly A[],
    backOf: (item: A) => Back,
    known: readonly (Back | undefined)[],
  ): OrderWithBacks<A, Back>;
}
