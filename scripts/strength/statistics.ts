import { type Estimate, rateByDeal } from '../../src/arena/index.js';

/** Returns the mean of independent results from 0 to 1, with its interval. */
export const estimateOf = (results: readonly number[]): Estimate =>
  rateByDeal(results.map((share, deal) => ({ deal, share })));

/** Formats a percentage: `73 (65 to 81)`. */
export const percent = ({ value, low, high }: Estimate): string =>
  `${Math.round(100 * value)} (${Math.floor(100 * low)} to ${Math.ceil(100 * high)})`;

/** Formats Elo points: `+250 (+210 to +290)`. */
export const points = ({ value, low, high }: Estimate): string =>
  `${signed(value)} (${signed(low)} to ${signed(high)})`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
