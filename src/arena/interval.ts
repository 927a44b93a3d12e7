/** Where a figure lies, and where it may well lie: with 95 % confidence between `low` and `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard errors to either side hold 95 %. */
export const WIDE = 1.959963984540054;

/** How often something comes about that was seen `hits` times in `tries`, by Wilson; anything at all without tries. */
export const wilson = (hits: number, tries: number): Estimate => {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const rate = hits / tries;
  const shrink = 1 + WIDE ** 2 / tries;
  const middle = (rate + WIDE ** 2 / (2 * tries)) / shrink;
  const half = (WIDE / shrink) * Math.sqrt((rate * (1 - rate)) / tries + WIDE ** 2 / (4 * tries ** 2));
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
