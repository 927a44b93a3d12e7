/** A mean with half the width of the interval in which it lies, 95 times out of 100. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

const Z = 1.96;

/** The mean of independent results from 0 to 1: a win and a loss are thought to be added, as Agresti and Coull do. */
export const estimateOf = (results: readonly number[]): Estimate => {
  const sum = results.reduce((total, each) => total + each, 0);
  const squares = results.reduce((total, each) => total + each * each, 0);
  const count = results.length + 2;
  const mean = (sum + 1) / count;
  return {
    mean: sum / results.length,
    within: Z * Math.sqrt(Math.max(0, (squares + 1) / count - mean * mean) / count),
  };
};

/** By how many rating points somebody is better who gets such a share of the points from another. */
export const ratingOf = ({ mean, within }: Estimate, games: number): Estimate => {
  const least = 1 / (2 * games + 2);
  const share = Math.min(1 - least, Math.max(least, mean));
  return { mean: 400 * Math.log10(share / (1 - share)), within: (400 / Math.LN10) * (within / (share * (1 - share))) };
};

/** `73 ± 8`, of a hundred. */
export const percent = ({ mean, within }: Estimate): string => `${Math.round(100 * mean)} ± ${Math.ceil(100 * within)}`;

/** `+250 ± 40`. */
export const points = ({ mean, within }: Estimate): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(Math.round(mean))} ± ${Math.round(within)}`;
