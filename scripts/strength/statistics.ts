import { type Estimate, estimateByDeal } from '../../src/arena/index.js';

/** Returns the mean of independent results from 0 to 1, with its interval. */
export const estimateMean = (results: readonly number[]): Estimate =>
  estimateByDeal(results.map((share, deal) => ({ deal, share })));

/** Formats a percentage: `73 (65 to 81)`. */
export const formatPercent = (rate: Estimate): string => {
  const { value, low, high } = toPercentages(rate);
  return `${value} (${low} to ${high})`;
};

/** Returns the percentage points from a rate to the farther end of its interval, as printed. */
export const halfWidth = (rate: Estimate): number => {
  const { value, low, high } = toPercentages(rate);
  return Math.max(value - low, high - value);
};

const toPercentages = ({ value, low, high }: Estimate): Estimate => ({
  value: Math.round(100 * value),
  low: Math.floor(100 * low),
  high: Math.ceil(100 * high),
});

/** Formats Elo points: `+250 (+210 to +290)`. */
export const formatElo = ({ value, low, high }: Estimate): string =>
  `${formatSigned(value)} (${formatSigned(low)} to ${formatSigned(high)})`;

const formatSigned = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
