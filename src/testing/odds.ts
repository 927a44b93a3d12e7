import { assert, shorten } from './assert.js';

/** The probability of each thing, by key. */
export type Probabilities = ReadonlyMap<string, number>;

/** The sizes of samples: for a suspicion, and for certainty. */
const FIRST_SAMPLES = 200;
const SAMPLES = 3000;
/** The probability with which a right sampler is suspected, and refused. */
const SUSPICION_RISK = 1e-2;
const REFUSAL_RISK = 1e-9;

/**
 * Throws unless the keys that `sample` returns for different seeds are as likely as they should be; null for a sample
 * that does not count. A right sampler fails with a probability below 1e-9.
 */
export const checkOdds = (odds: Probabilities, sample: (seed: string) => string | null, what: string): void => {
  const tally = { counts: new Map<string, number>(), size: 0 };
  const takeSamples = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const key = sample(`${what} ${i}`);
      if (key === null) continue;
      assert(odds.has(key), () => `${what} leads to what is no outcome: ${shorten(key)}`);
      tally.counts.set(key, (tally.counts.get(key) ?? 0) + 1);
      tally.size++;
    }
  };
  takeSamples(0, FIRST_SAMPLES);
  if (findUnlikely(odds, tally, SUSPICION_RISK) === null) return;
  takeSamples(FIRST_SAMPLES, SAMPLES);
  const found = findUnlikely(odds, tally, REFUSAL_RISK);
  assert(found === null, () => `${what} leads ${found}`);
};

interface SampleCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Returns what is too often or too rare in a sample for it to be chance; null if nothing is. */
const findUnlikely = (odds: Probabilities, { counts, size }: SampleCounts, risk: number): string | null => {
  if (size === 0) return null;
  for (const [key, likely] of odds) {
    const times = counts.get(key) ?? 0;
    if (size * divergence(times / size, likely) <= Math.log((2 * odds.size) / risk)) continue;
    return `${times} times out of ${size} instead of ${Math.round(size * likely)} to ${shorten(key)}`;
  }
  return null;
};

/** Returns the relative entropy of two rates. By Chernoff's bound, n times it limits how likely one is for the other. */
const divergence = (found: number, likely: number): number =>
  entropyTerm(found, Math.min(likely, 1)) + entropyTerm(1 - found, Math.max(1 - likely, 0));

const entropyTerm = (found: number, likely: number): number => (found === 0 ? 0 : found * Math.log(found / likely));
