import alea from 'seedrandom/lib/alea.js';
import type { Mutable } from '../data/copy.js';

/** The position in the random sequence of a seed: the four numbers of alea. */
export interface RandomState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** Returns the random state at the beginning of a seed's sequence. */
export const seeded = (seed: string): Mutable<RandomState> => {
  const { c, s0, s1, s2 } = alea(seed, { state: true }).state();
  return { c, s0, s1, s2 };
};

/** Draws an integer from 0 to `n` (excluded); takes one number of the sequence, also for `n` = 1. */
export const draw = (random: Mutable<RandomState>, n: number): number => {
  // alea's own step: seedrandom would copy the state in and out at each draw.
  const next = 2091639 * random.s0 + random.c * 2.3283064365386963e-10;
  random.s0 = random.s1;
  random.s1 = random.s2;
  random.c = next | 0;
  random.s2 = next - random.c;
  return Math.floor(random.s2 * n);
};

/** Draws a piece out of `counts` pieces of each kind and returns its kind; `size` is their sum, above 0. */
export const drawKind = (random: Mutable<RandomState>, counts: readonly number[], size: number): number => {
  let left = draw(random, size);
  let kind = 0;
  while (left >= counts[kind]!) left -= counts[kind++]!;
  return kind;
};

/** Shuffles a list in place and returns it. */
export const shuffle = <A>(random: Mutable<RandomState>, list: A[]): A[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(random, i + 1);
    const moved = list[i]!;
    list[i] = list[j]!;
    list[j] = moved;
  }
  return list;
};

const FRACTIONS = 2 ** 32;

/** Draws an index of `weights` in proportion to its weight; takes one number of the sequence. */
export const drawWeighted = (random: Mutable<RandomState>, weights: readonly number[]): number => {
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
