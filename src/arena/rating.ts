import { type Estimate, wideOf } from './interval.js';
import { applied, inverse, type Matrix, times, turned, zeros } from './matrix.js';

/** The result of one game: the deal, the entrants in their seats, and their shares. */
export interface Bout {
  /** The number of the deal. */
  readonly deal: number;
  /** By seat, the number of its entrant, counted from 0. */
  readonly seats: readonly number[];
  /** By seat, the share of the win; the sum is 1. */
  readonly shares: readonly number[];
}

/** The points of Elo in a unit of the logistic scale. */
export const ELO = 400 / Math.LN10;

/**
 * Rates entrants by maximum likelihood, in Elo points above the mean or above one entrant.
 *
 * A seat's chance to win is proportional to the strength of its entrant, which for two is the model of Bradley, Terry
 * and Elo; a shared win counts in parts. Each entrant is given one more win and one more loss against a rating of 0, so
 * that every rating is finite. The games of one deal count as one observation, which makes intervals as small as equal
 * deals allow.
 */
export const ratings = (bouts: readonly Bout[], entrants: number, anchor?: number): readonly Estimate[] => {
  const strengths = strengthsOf(bouts, entrants);
  const spread = inverse(curvature(bouts, strengths));
  const errors = times(times(spread, scatter(bouts, strengths)), spread);
  const relative = relativeTo(entrants, anchor);
  const values = applied(relative, strengths);
  const wide = wideOf(new Set(bouts.map(({ deal }) => deal)).size);
  const squares = times(times(relative, errors), turned(relative));
  return values.map((value, i) => {
    const half = wide * Math.sqrt(Math.max(0, squares[i]![i]!));
    return { value: ELO * value, low: ELO * (value - half), high: ELO * (value + half) };
  });
};

const MOST_STEPS = 200;
const LONGEST_STEP = 1;
const ENOUGH = 1e-9;

/** Finds the only maximum of the likelihood, by Newton's method with limited steps. */
const strengthsOf = (bouts: readonly Bout[], entrants: number): readonly number[] => {
  let strengths: readonly number[] = Array<number>(entrants).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = prior(strengths).map(([won, lost]) => won + lost);
    for (const bout of bouts) addSlope(slope, bout, strengths);
    const way = applied(inverse(curvature(bouts, strengths)), slope);
    const length = Math.max(...way.map(Math.abs));
    const factor = Math.min(1, LONGEST_STEP / Math.max(length, ENOUGH));
    strengths = strengths.map((strength, i) => strength + factor * way[i]!);
    if (length < ENOUGH) break;
  }
  return strengths;
};

/** By entrant, the slope of the likelihood from the additional win and the additional loss. */
const prior = (strengths: readonly number[]): readonly (readonly [won: number, lost: number])[] =>
  strengths.map((strength) => {
    const chance = 1 / (1 + Math.exp(-strength));
    return [1 - chance, -chance];
  });

/** Returns the chance of each seat to win. */
const chancesOf = (seats: readonly number[], strengths: readonly number[]): readonly number[] => {
  const most = Math.max(...seats.map((entrant) => strengths[entrant]!));
  const weights = seats.map((entrant) => Math.exp(strengths[entrant]! - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

const addSlope = (slope: number[], { seats, shares }: Bout, strengths: readonly number[]): void => {
  const chances = chancesOf(seats, strengths);
  seats.forEach((entrant, seat) => {
    slope[entrant]! += shares[seat]! - chances[seat]!;
  });
};

/** Returns the curvature of the likelihood. */
const curvature = (bouts: readonly Bout[], strengths: readonly number[]): Matrix => {
  const curve = zeros(strengths.length);
  prior(strengths).forEach(([won, lost], i) => {
    curve[i]![i]! -= 2 * won * lost;
  });
  for (const { seats } of bouts) {
    const chances = chancesOf(seats, strengths);
    seats.forEach((a, i) => {
      curve[a]![a]! += chances[i]!;
      seats.forEach((b, k) => {
        curve[a]![b]! -= chances[i]! * chances[k]!;
      });
    });
  }
  return curve;
};

/** Returns the scatter matrix of the slopes of single deals. */
const scatter = (bouts: readonly Bout[], strengths: readonly number[]): Matrix => {
  const deals = new Map<number, number[]>();
  for (const bout of bouts) {
    const slope = deals.get(bout.deal) ?? strengths.map(() => 0);
    addSlope(slope, bout, strengths);
    deals.set(bout.deal, slope);
  }
  const sums = zeros(strengths.length);
  prior(strengths).forEach(([won, lost], i) => {
    sums[i]![i]! += won ** 2 + lost ** 2;
  });
  for (const slope of deals.values()) {
    for (let i = 0; i < slope.length; i++) for (let k = 0; k < slope.length; k++) sums[i]![k]! += slope[i]! * slope[k]!;
  }
  return sums;
};

/** Makes the matrix that subtracts the strength of an entrant, or the mean. */
const relativeTo = (entrants: number, anchor: number | undefined): Matrix =>
  zeros(entrants).map((row, i) =>
    row.map((_, k) => (i === k ? 1 : 0) - (anchor === undefined ? 1 / entrants : Number(k === anchor))),
  );
