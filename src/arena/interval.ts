import { sum } from '../core/data/list.js';

/** A value with its 95 % confidence interval from `low` to `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The number of standard errors to either side of a 95 % interval. */
const Z_95 = 1.959963984540054;
/** The same of a 99 % interval. */
export const Z_99 = 2.5758293035489004;

/**
 * Returns the same number if the error is estimated from few observations: Student's t, by the Cornish-Fisher
 * expansion.
 */
export const tQuantile95 = (observations: number): number => {
  const freedom = Math.max(1, observations - 1);
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
};

/** Estimates a rate from `hits` in `tries` with its Wilson interval, which is 0 to 1 without tries. */
export const wilson = (hits: number, tries: number, z = Z_95): Estimate => {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const rate = hits / tries;
  const shrink = 1 + z ** 2 / tries;
  const middle = (rate + z ** 2 / (2 * tries)) / shrink;
  const half = (z / shrink) * Math.sqrt((rate * (1 - rate)) / tries + z ** 2 / (4 * tries ** 2));
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** The share of a win from one game of a deal, from 0 to 1. */
export interface ShareOfDeal {
  readonly deal: number;
  readonly share: number;
}

/**
 * Estimates the mean share by the Wilson interval with the deals as tries, because the games of one deal depend on one
 * another. Deals count as more tries if they scatter less than single wins and losses would, since the same deal was
 * played from every seat. One deal won and one lost are added to the scatter, so that a few similar deals do not look
 * certain.
 */
export const estimateByDeal = (games: readonly ShareOfDeal[]): Estimate => {
  const rate = games.length === 0 ? 0 : sum(games.map(({ share }) => share)) / games.length;
  const residuals = new Map<number, number>();
  for (const { deal, share } of games) residuals.set(deal, (residuals.get(deal) ?? 0) + share - rate);
  const deals = residuals.size;
  const gamesPerDeal = games.length / deals;
  const scatter = sum([...residuals.values()].map((residual) => (residual / gamesPerDeal) ** 2));
  const single = rate * (1 - rate);
  const added = rate ** 2 + (1 - rate) ** 2;
  const tries = deals === 0 ? 0 : (deals * (deals * single + added)) / (scatter + added);
  return { ...wilson(rate * tries, tries), value: rate };
};
