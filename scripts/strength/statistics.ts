import type { Estimate } from '../../src/arena/index.js';

const Z = 1.96;
const ADDED = 2;

/**
 * Returns the mean of independent results from 0 to 1; for its interval two wins and two losses are added, as by
 * Agresti and Coull.
 */
export const estimateOf = (results: readonly number[]): Estimate => {
  const sum = results.reduce((total, each) => total + each, 0);
  const squares = results.reduce((total, each) => total + each * each, 0);
  const count = results.length + 2 * ADDED;
  const middle = (sum + ADDED) / count;
  const half = Z * Math.sqrt(((squares + ADDED) / count - middle ** 2) / count);
  return { value: sum / results.length, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** Formats a percentage: `73 (65 to 81)`. */
export const percent = ({ value, low, high }: Estimate): string =>
  `${Math.round(100 * value)} (${Math.floor(100 * low)} to ${Math.ceil(100 * high)})`;

/** Formats Elo points: `+250 (+210 to +290)`. */
export const points = ({ value, low, high }: Estimate): string =>
  `${signed(value)} (${signed(low)} to ${signed(high)})`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
