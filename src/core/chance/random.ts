import type { Mutable } from '../data/copy.js';
import { nextWord, type RandomState } from './stream.js';
import type { AnswerWeights, OrderWithBacks, Teller } from './teller.js';

export { quickSeeded, type RandomState, seeded } from './stream.js';
export type { AnswerWeights, Teller } from './teller.js';

const FRACTIONS = 2 ** 32;

let teller: Teller | null = null;

/** Calls `act` while `decider` decides what chance brings. */
export const toldBy = <A>(decider: Teller, act: () => A): A => {
  const outer = teller;
  teller = decider;
  try {
    return act();
  } finally {
    teller = outer;
  }
};

/** Checks whether a teller decides now. Whatever depends on it must be as likely either way. */
export const isTold = (): boolean => teller !== null;

/**
 * Returns what `decide` draws. Use it for a draw whose result the rules do not read now, such as one that nobody sees:
 * while a teller decides, `decide` is called only when a rule reads the value. `shown` is what viewers see until then.
 */
export const later = <A>(decide: () => A, shown?: unknown): A =>
  teller === null ? decide() : teller.later(decide, shown);

/** Draws an integer from 0 to `n` (excluded); takes one number of the sequence, also for `n` = 1. */
export const draw = (random: Mutable<RandomState>, n: number): number =>
  teller === null ? Math.floor((nextWord(random) * n) / FRACTIONS) : teller.pick(n, null);

/** Draws a piece out of `counts` pieces of each kind and returns its kind; `size` is their sum, above 0. */
export const drawKind = (random: Mutable<RandomState>, counts: readonly number[], size: number): number => {
  if (teller !== null) return teller.pick(counts.length, counts);
  let left = draw(random, size);
  let kind = 0;
  while (left >= counts[kind]!) left -= counts[kind++]!;
  return kind;
};

/**
 * Draws a number by the draws of `drawn`, of which the rules use the total alone. While a teller decides, it is one draw
 * by the weights of the numbers from 0.
 */
export const drawTotal = (drawn: () => number, weights: () => AnswerWeights): number => {
  if (teller === null) return drawn();
  const likely = weights();
  return teller.pick(likely.length, likely);
};

/**
 * Shuffles a list in place and returns it. While a teller decides, its items are decided when a rule reads them in a
 * draft: until then, copy and move them by `slice`, `concat` and `copyWithin`, but do not compare them.
 */
export const shuffle = <A>(random: Mutable<RandomState>, list: A[]): A[] => {
  if (teller !== null) return Object.assign(list, teller.order(list));
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(random, i + 1);
    const moved = list[i]!;
    list[i] = list[j]!;
    list[j] = moved;
  }
  return list;
};

/**
 * Shuffles a list in place and returns it with the backs of its items, which everybody sees. While a teller decides, a
 * back can be read without deciding its item. `known` has the backs that are known already, by place, and undefined for
 * the others.
 */
export const shuffleWithBacks = <A, Back>(
  random: Mutable<RandomState>,
  list: A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[] = [],
): OrderWithBacks<A, Back> => {
  if (teller !== null) return teller.orderWithBacks(list, backOf, known);
  const items = shuffle(random, list);
  if (known.length > 0) Object.assign(items, matched(random, items.slice(), backOf, known));
  return { items, backs: items.map(backOf) };
};

/** Returns shuffled items in an order in which those with a known back have it. */
const matched = <A, Back>(
  random: Mutable<RandomState>,
  rest: A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[],
): A[] => {
  const items: A[] = [];
  for (const [place, back] of known.entries()) {
    const at = back === undefined ? -1 : rest.findIndex((item) => backOf(item) === back);
    if (at >= 0) items[place] = rest.splice(at, 1)[0]!;
  }
  shuffle(random, rest); // what is left over is no longer in a random order
  for (let place = 0; rest.length > 0; place++) if (!(place in items)) items[place] = rest.pop()!;
  return items;
};

/** Draws an index of `weights` in proportion to its weight; takes one number of the sequence. */
export const drawWeighted = (random: Mutable<RandomState>, weights: readonly number[]): number => {
  if (teller !== null) return teller.pick(weights.length, weights);
  let total = 0;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    total += weights[i]!;
    if (weights[i]! > 0) last = i;
  }
  let left = (draw(random, FRACTIONS) / FRACTIONS) * total;
  for (let i = 0; i < last; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return last;
};

/**
 * Picks one of some things in proportion to its weight, a number of at least 0; any of them if all weights are 0.
 * `below(n)` returns an integer from 0 to `n` (excluded).
 */
export const pickWeighted = <A>(things: readonly A[], weights: readonly number[], below: (n: number) => number): A => {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  if (total === 0) return things[below(things.length)]!;
  let left = (below(2 ** 30) / 2 ** 30) * total;
  let picked = 0;
  for (let i = 0; i < weights.length && left >= 0; i++) {
    if (weights[i]! > 0) picked = i;
    left -= weights[i]!;
  }
  return things[picked]!;
};
