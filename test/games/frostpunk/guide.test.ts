import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/verdict.js';
import { withComponents } from '../../../src/games/frostpunk/index.js';
import { promises, randomGame } from '../../../src/testing/index.js';
import { games, isFull } from '../../support/games.js';

const guide = readFileSync(new URL('../../../docs/guides/write-a-frostpunk-pack.md', import.meta.url), 'utf8');
const pack: unknown = JSON.parse(/^```json\n(.*?)^```$/ms.exec(guide)![1]!);

describe('the pack of the guide', () => {
  const lantern = orThrow(withComponents(pack));

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

  const plan = {
    options: [{ players: 1 }, { players: 3, difficulty: 'hard' }] as const,
    bound: 12_000,
    pieces: { printed: () => ({}), found: () => ({}) },
    games: games(6),
  };
  for (const { title, check } of promises(lantern, plan)) test.runIf(isFull)(title, check);
});
