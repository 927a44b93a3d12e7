import { type Estimate, tQuantile95 } from './interval.js';

/** The result of one game: the deal, the entrants in their seats, and their shares. */
export interface RatedGame {
  /** The number of the deal. */
  readonly deal: number;
  /** By seat, the number of its entrant, counted from 0. */
  readonly seats: readonly number[];
  /** By seat, the share of the win; the sum is 1. */
  readonly shares: readonly number[];
}

/** The points of Elo in a unit of the logistic scale. */
export const ELO_PER_UNIT = 400 / Math.LN10;

/**
 * Rates entrants by maximum likelihood, in Elo points above the mean or above one entrant.
 *
 * A seat's chance to win is proportional to the strength of its entrant, which for two is the model of Bradley, Terry
 * and Elo; a shared win counts in parts. Each entrant is given one more win and one more loss against a rating of 0, so
 * that every rating is finite. The games of one deal count as one observation, which makes intervals as small as equal
 * deals allow.
 */
export const estimateRatings = (
  games: readonly RatedGame[],
  entrants: number,
  anchor?: number,
): readonly Estimate[] => {
  const logStrengths = fitLogStrengths(games, entrants);
  const spread = invert(curvatureOf(games, logStrengths));
  const errors = multiply(multiply(spread, scatterOf(games, logStrengths)), spread);
  const relative = centringMatrix(entrants, anchor);
  const values = timesVector(relative, logStrengths);
  const quantile = tQuantile95(new Set(games.map(({ deal }) => deal)).size);
  const squares = multiply(multiply(relative, errors), transpose(relative));
  return values.map((value, i) => {
    const half = quantile * Math.sqrt(Math.max(0, squares[i]![i]!));
    return { value: ELO_PER_UNIT * value, low: ELO_PER_UNIT * (value - half), high: ELO_PER_UNIT * (value + half) };
  });
};

const MAX_STEPS = 200;
const MAX_STEP_LENGTH = 1;
const TOLERANCE = 1e-9;

/** Finds the only maximum of the likelihood, by Newton's method with limited steps. */
const fitLogStrengths = (games: readonly RatedGame[], entrants: number): readonly number[] => {
  let logStrengths: readonly number[] = Array<number>(entrants).fill(0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const slope = priorSlopes(logStrengths).map(([won, lost]) => won + lost);
    for (const game of games) addSlope(slope, game, logStrengths);
    const direction = timesVector(invert(curvatureOf(games, logStrengths)), slope);
    const length = Math.max(...direction.map(Math.abs));
    const factor = Math.min(1, MAX_STEP_LENGTH / Math.max(length, TOLERANCE));
    logStrengths = logStrengths.map((strength, i) => strength + factor * direction[i]!);
    if (length < TOLERANCE) break;
  }
  return logStrengths;
};

/** By entrant, the slope of the likelihood from the additional win and the additional loss. */
const priorSlopes = (logStrengths: readonly number[]): readonly (readonly [won: number, lost: number])[] =>
  logStrengths.map((strength) => {
    const chance = 1 / (1 + Math.exp(-strength));
    return [1 - chance, -chance];
  });

/** Returns the chance of each seat to win. */
const winChances = (seats: readonly number[], logStrengths: readonly number[]): readonly number[] => {
  const maxStrength = Math.max(...seats.map((entrant) => logStrengths[entrant]!));
  const weights = seats.map((entrant) => Math.exp(logStrengths[entrant]! - maxStrength));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

const addSlope = (slope: number[], { seats, shares }: RatedGame, logStrengths: readonly number[]): void => {
  const chances = winChances(seats, logStrengths);
  seats.forEach((entrant, seat) => {
    slope[entrant]! += shares[seat]! - chances[seat]!;
  });
};

/** Returns the curvature of the likelihood. */
const curvatureOf = (games: readonly RatedGame[], logStrengths: readonly number[]): Matrix => {
  const curve = zeroMatrix(logStrengths.length);
  priorSlopes(logStrengths).forEach(([won, lost], i) => {
    curve[i]![i]! -= 2 * won * lost;
  });
  for (const { seats } of games) {
    const chances = winChances(seats, logStrengths);
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
const scatterOf = (games: readonly RatedGame[], logStrengths: readonly number[]): Matrix => {
  const deals = new Map<number, number[]>();
  for (const game of games) {
    const slope = deals.get(game.deal) ?? logStrengths.map(() => 0);
    addSlope(slope, game, logStrengths);
    deals.set(game.deal, slope);
  }
  const sums = zeroMatrix(logStrengths.length);
  priorSlopes(logStrengths).forEach(([won, lost], i) => {
    sums[i]![i]! += won ** 2 + lost ** 2;
  });
  for (const slope of deals.values()) {
    for (let i = 0; i < slope.length; i++) for (let k = 0; k < slope.length; k++) sums[i]![k]! += slope[i]! * slope[k]!;
  }
  return sums;
};

/** Makes the matrix that subtracts the strength of an entrant, or the mean. */
const centringMatrix = (entrants: number, anchor: number | undefined): Matrix =>
  zeroMatrix(entrants).map((row, i) =>
    row.map((_, k) => (i === k ? 1 : 0) - (anchor === undefined ? 1 / entrants : Number(k === anchor))),
  );

/** A matrix, as a list of rows. */
type Matrix = readonly (readonly number[])[];

/** Makes a square matrix of zeros. */
const zeroMatrix = (size: number): number[][] => Array.from({ length: size }, () => Array<number>(size).fill(0));

/** Returns the product of two matrices. */
export const multiply = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, each, k) => sum + each * b[k]![j]!, 0)));

/** Returns the product of a matrix and a column. */
const timesVector = (a: Matrix, column: readonly number[]): number[] =>
  a.map((row) => row.reduce((sum, each, k) => sum + each * column[k]!, 0));

/** Returns the transposed matrix. */
const transpose = (a: Matrix): number[][] => a[0]!.map((_, j) => a.map((row) => row[j]!));

/** Returns the inverse of an invertible matrix, by Gauss-Jordan elimination with partial pivoting. */
const invert = (a: Matrix): number[][] => {
  const size = a.length;
  const rows = a.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    const head = top[column]!;
    for (let j = 0; j < 2 * size; j++) top[j]! /= head;
    rows.forEach((row, i) => {
      const factor = row[column]!;
      if (i !== column) for (let j = 0; j < 2 * size; j++) row[j]! -= factor * top[j]!;
    });
  }
  return rows.map((row) => row.slice(size));
};
