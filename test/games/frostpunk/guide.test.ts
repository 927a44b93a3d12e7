import { describe, expect, test } from 'vitest';
import { randomGame } from '../../../src/testing/index.js';
import { lantern, pack } from './guide-pack.js';

describe('the pack of the guide', () => {
  test('is complete: nothing of it comes from the printed pack', () => {
    expect(Object.keys(pack as object).sort()).toEqual(
      Object.keys(lantern.components)
        .filter((key) => key !== 'provenance')
        .sort(),
    );
    expect(lantern.components).toMatchObject(pack as object);
  });

  test('can be won and lost', () => {
    const reasons = new Set<string>();
    for (let i = 0; i < 150; i++) {
      let last: string = 'none';
      for (const { state } of randomGame(
        lantern,
        { players: 1, seed: `lantern ${i}`, difficulty: 'easy' },
        undefined,
        `${i}`,
      )) {
        if (state.outcome !== 'none') last = state.outcome.reason;
      }
      reasons.add(last);
    }
    expect([...reasons]).toContain('scenario');
    expect(reasons.size).toBeGreaterThan(2);
    expect(reasons.has('none')).toBe(false);
  });
});
