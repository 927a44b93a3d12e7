import type { Mutable } from '../../src/core/draft.js';
import { draw, type RandomState } from '../../src/core/random.js';

/** Where good numbers are looked for: each by itself, around a mean. */
export interface Belief {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** Spreads do not fall below these. */
  readonly least: readonly number[];
}

/** Numbers that were tried, and how well they did. */
export interface Trial {
  readonly numbers: readonly number[];
  readonly result: number;
}

const SPREAD = 0.35;
const LEAST = 0.15;

/** What is believed at first: that good numbers are near these, the nearer the smaller they are. */
export const believed = (mean: readonly number[]): Belief => {
  const spread = mean.map((each) => SPREAD * (0.4 + 0.6 * Math.abs(each)));
  return { mean, spread, least: spread.map((each) => LEAST * each) };
};

const FRACTIONS = 2 ** 32;

/** Numbers to try. */
export const tried = ({ mean, spread }: Belief, random: Mutable<RandomState>): readonly number[] => {
  const fraction = (): number => (draw(random, FRACTIONS) + 0.5) / FRACTIONS;
  const normal = (): number => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
  return mean.map((each, i) => each + spread[i]! * normal());
};

const BEST = 0.25;
const STEP = 0.8;
const WIDEN = 0.1;

/** What is believed after some trials: by the best quarter of them, the better the more. */
export const taught = ({ mean, spread, least }: Belief, trials: readonly Trial[]): Belief => {
  const best = [...trials].sort((a, b) => b.result - a.result).slice(0, Math.ceil(BEST * trials.length));
  const shares = best.map((_, i) => Math.log((best.length + 0.5) / (i + 1)));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const averaged = (of: (numbers: readonly number[]) => number): number =>
    best.reduce((sum, { numbers }, k) => sum + (shares[k]! / whole) * of(numbers), 0);
  return {
    mean: mean.map((each, i) => each + STEP * (averaged((numbers) => numbers[i]!) - each)),
    spread: spread.map((each, i) => {
      const seen = averaged((numbers) => (numbers[i]! - mean[i]!) ** 2);
      return Math.max(least[i]!, Math.sqrt((1 - WIDEN) * each ** 2 + WIDEN * seen));
    }),
    least,
  };
};
