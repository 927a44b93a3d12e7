import { expect } from 'vitest';

/** Expects each value as often as its probability says, within five standard deviations, and no other value. */
export const expectShares = (values: readonly unknown[], shares: Readonly<Record<string, number>>): void => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual(Object.keys(shares).sort());
  for (const [value, share] of Object.entries(shares)) {
    const [wanted, spread] = [values.length * share, Math.sqrt(values.length * share * (1 - share))];
    expect(Math.abs(counts.get(value)! - wanted), `${value}: ${counts.get(value)} for ${wanted}`).toBeLessThan(
      5 * spread + 1,
    );
  }
};
