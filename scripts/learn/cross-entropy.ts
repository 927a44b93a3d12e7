import { drawInt, type RandomState } from '../../src/core/chance/random.js';
import type { Mutable } from '../../src/core/data/copy.js';

/** The distribution from which numbers are drawn: each independently, around a mean. */
export interface Belief {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** The lower limits of the spreads. */
  readonly minSpread: readonly number[];
}

/** Numbers that were tried, and their result. */
export interface Trial {
  readonly numbers: readonly number[];
  readonly result: number;
}

const START_SPREAD = 0.35;
const MIN_SPREAD_SHARE = 0.15;

/** Returns the first belief: means at these numbers, with smaller spreads for smaller numbers, and for more confidence. */
export const createBelief = (mean: readonly number[], confidence = 1): Belief => {
  const spread = mean.map((each) => (START_SPREAD / confidence) * (0.4 + 0.6 * Math.abs(each)));
  return { mean, spread, minSpread: spread.map((each) => MIN_SPREAD_SHARE * each) };
};

const FRACTION_STEPS = 2 ** 32;

/** Draws numbers to try. */
export const drawNumbers = ({ mean, spread }: Belief, random: Mutable<RandomState>): readonly number[] => {
  const fraction = (): number => (drawInt(random, FRACTION_STEPS) + 0.5) / FRACTION_STEPS;
  const normal = (): number => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
  return mean.map((each, i) => each + spread[i]! * normal());
};

const BEST_SHARE = 0.25;
const LEARNING_RATE = 0.8;
const SPREAD_RATE = 0.1;

/** Updates a belief from the best quarter of some trials, with more weight on better ones. */
export const updateBelief = ({ mean, spread, minSpread }: Belief, trials: readonly Trial[]): Belief => {
  const best = [...trials].sort((a, b) => b.result - a.result).slice(0, Math.ceil(BEST_SHARE * trials.length));
  const shares = best.map((_, i) => Math.log((best.length + 0.5) / (i + 1)));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const averaged = (of: (numbers: readonly number[]) => number): number =>
    best.reduce((sum, { numbers }, k) => sum + (shares[k]! / whole) * of(numbers), 0);
  return {
    mean: mean.map((each, i) => each + LEARNING_RATE * (averaged((numbers) => numbers[i]!) - each)),
    spread: spread.map((each, i) => {
      const seen = averaged((numbers) => (numbers[i]! - mean[i]!) ** 2);
      return Math.max(minSpread[i]!, Math.sqrt((1 - SPREAD_RATE) * each ** 2 + SPREAD_RATE * seen));
    }),
    minSpread,
  };
};
