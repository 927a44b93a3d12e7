import { cut, demand } from './expect.js';

/** The probability of each thing, by key. */
export type Odds = ReadonlyMap<string, number>;

/** The sizes of samples: for a suspicion, and for certainty. */
const FEW = 200;
const MANY = 3000;
/** The probability with which a right sampler is suspected, and refused. */
const SUSPECTED = 1e-2;
const REFUSED = 1e-9;

/**
 * Throws unless the keys that `sample` returns for different seeds are as likely as they should be; null for a sample
 * that does not count. A right sampler fails with a probability below 1e-9.
 */
export const meetsOdds = (odds: Odds, sample: (seed: string) => string | null, what: string): void => {
  const tally = { counts: new Map<string, number>(), size: 0 };
  const draw = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const key = sample(`${what} ${i}`);
      if (key === null) continue;
      demand(odds.has(key), () => `${what} leads to what is no outcome: ${cut(key)}`);
      tally.counts.set(key, (tally.counts.get(key) ?? 0) + 1);
      tally.size++;
    }
  };
  draw(0, FEW);
  if (unlikely(odds, tally, SUSPECTED) === null) return;
  draw(FEW, MANY);
  const found = unlikely(odds, tally, REFUSED);
  demand(found === null, () => `${what} leads ${found}`);
};

interface SampleCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Returns what is too often or too rare in a sample for it to be chance; null if nothing is. */
const unlikely = (odds: Odds, { counts, size }: SampleCounts, risk: number): string | null => {
  if (size === 0) return null;
  for (const [key, likely] of odds) {
    const times = counts.get(key) ?? 0;
    if (size * divergence(times / size, likely) <= Math.log((2 * odds.size) / risk)) continue;
    return `${times} times out of ${size} instead of ${Math.round(size * likely)} to ${cut(key)}`;
  }
  return null;
};

/** Returns the relative entropy of two rates. By Chernoff's bound, n times it limits how likely one is for the other. */
const divergence = (found: number, likely: number): number =>
  term(found, Math.min(likely, 1)) + term(1 - found, Math.max(1 - likely, 0));

const term = (found: number, likely: number): number => (found === 0 ? 0 : found * Math.log(found / likely));
