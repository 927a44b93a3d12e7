import type { Mutable } from '../data/copy.js';
import { nextWord, type RandomState } from './stream.js';

export { insecureRandomStateOf, type RandomState, randomStateOf } from './stream.js';

const WORD_RANGE = 2 ** 32;

let source: ChanceSource | null = null;

/** Calls `act` while `chanceSource` decides what chance brings. */
export const withChanceSource = <A>(chanceSource: ChanceSource, act: () => A): A => {
  const outer = source;
  source = chanceSource;
  try {
    return act();
  } finally {
    source = outer;
  }
};

/** Checks whether a `ChanceSource` decides now. Whatever depends on it must be as likely either way. */
export const isChanceControlled = (): boolean => source !== null;

/**
 * Returns what `draw` draws. Use it for a draw whose result the rules do not read now, such as one that nobody sees:
 * while a `ChanceSource` decides, `draw` is called only when a rule reads the value. Viewers see `placeholder` until
 * then.
 */
export const deferDraw = <A>(draw: () => A, placeholder?: unknown): A =>
  source === null ? draw() : source.defer(draw, placeholder);

/**
 * Returns the index of the first item of a list that equals `item`, or -1. While a `ChanceSource` decides, only this is
 * decided: the rest of the list stays undecided. Use it to look for a card in a hand that others cannot see.
 */
export const placeOf = <A>(list: readonly A[], item: A): number =>
  source === null ? list.indexOf(item) : source.placeOf(list, item);

/** Draws an integer from 0 to `n` (excluded); takes one number of the sequence, also for `n` = 1. */
export const drawInt = (random: Mutable<RandomState>, n: number): number =>
  source === null ? Math.floor((nextWord(random) * n) / WORD_RANGE) : source.pick(n, null);

/** Draws a piece out of `counts` pieces of each kind and returns its kind; `size` is their sum, above 0. */
export const drawKind = (random: Mutable<RandomState>, counts: readonly number[], size: number): number => {
  if (source !== null) return source.pick(counts.length, counts);
  let rest = drawInt(random, size);
  let kind = 0;
  while (rest >= counts[kind]!) rest -= counts[kind++]!;
  return kind;
};

/**
 * Draws a number by the draws of `drawEach`, of which the rules use the total alone. While a `ChanceSource` decides, it
 * is one draw by the weights of the numbers from 0.
 */
export const drawTotal = (drawEach: () => number, weightsOfTotals: () => AnswerWeights): number => {
  if (source === null) return drawEach();
  const weights = weightsOfTotals();
  return source.pick(weights.length, weights);
};

/**
 * Shuffles a list in place and returns it. While a `ChanceSource` decides, its items are decided when a rule reads them
 * in a draft: until then, move them by `slice`, `concat`, `splice` and `copyWithin`, but do not compare them.
 */
export const shuffle = <A>(random: Mutable<RandomState>, list: A[]): A[] => {
  if (source !== null) return Object.assign(list, source.shuffle(list));
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawInt(random, i + 1);
    const moved = list[i]!;
    list[i] = list[j]!;
    list[j] = moved;
  }
  return list;
};

/**
 * Shuffles a list in place and returns it with the backs of its items, which everybody sees. While a `ChanceSource`
 * decides, a back can be read without deciding its item. `known` has the backs that are known already, by place, and
 * undefined for the others.
 */
export const shuffleWithBacks = <A, Back>(
  random: Mutable<RandomState>,
  list: A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[] = [],
): OrderWithBacks<A, Back> => {
  if (source !== null) return source.shuffleWithBacks(list, backOf, known);
  const items = shuffle(random, list);
  if (known.length > 0) Object.assign(items, orderByBacks(random, items.slice(), backOf, known));
  return { items, backs: items.map(backOf) };
};

/** Returns shuffled items in an order in which those with a known back have it. */
const orderByBacks = <A, Back>(
  random: Mutable<RandomState>,
  rest: A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[],
): A[] => {
  const items: A[] = [];
  for (const [position, back] of known.entries()) {
    const found = back === undefined ? -1 : rest.findIndex((item) => backOf(item) === back);
    if (found >= 0) items[position] = rest.splice(found, 1)[0]!;
  }
  shuffle(random, rest); // what is left over is no longer in a random order
  for (let position = 0; rest.length > 0; position++) if (!(position in items)) items[position] = rest.pop()!;
  return items;
};

/** Draws an index of `weights` in proportion to its weight; takes one number of the sequence. */
export const drawWeighted = (random: Mutable<RandomState>, weights: readonly number[]): number => {
  if (source !== null) return source.pick(weights.length, weights);
  let total = 0;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    total += weights[i]!;
    if (weights[i]! > 0) last = i;
  }
  let rest = (drawInt(random, WORD_RANGE) / WORD_RANGE) * total;
  for (let i = 0; i < last; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  return last;
};

/**
 * Picks one of some items in proportion to its weight, a number of at least 0; any of them if all weights are 0.
 * `randomInt(n)` returns an integer from 0 to `n` (excluded).
 */
export const pickWeighted = <A>(
  items: readonly A[],
  weights: readonly number[],
  randomInt: (n: number) => number,
): A => {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  if (total === 0) return items[randomInt(items.length)]!;
  let rest = (randomInt(2 ** 30) / 2 ** 30) * total;
  let picked = 0;
  for (let i = 0; i < weights.length && rest >= 0; i++) {
    if (weights[i]! > 0) picked = i;
    rest -= weights[i]!;
  }
  return items[picked]!;
};

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
