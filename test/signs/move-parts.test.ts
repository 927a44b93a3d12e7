import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import type { Kernel } from '../../src/core/contract/kernel.js';
import { game as frostpunk } from '../../src/games/frostpunk/index.js';
import { kernel as frostpunkKernel } from '../../src/games/frostpunk/kernel.js';
import { game as nunatak } from '../../src/games/nunatak/index.js';
import { kernel as nunatakKernel } from '../../src/games/nunatak/kernel.js';
import { partsBy } from '../../src/signs/move-parts.js';
import type { MoveMade } from '../../src/signs/sign.js';
import { stepsOf } from '../games/signs.js';

describe('the parts of a move', () => {
  const holds = <G extends Types>(kernel: Kernel<G>, steps: Iterable<MoveMade<G>>): void => {
    const partsOf = partsBy(kernel);
    for (const made of steps) {
      const parts = partsOf(made);
      expect(parts.flatMap(({ events }) => events)).toEqual(made.events);
      expect([parts[0]!.before, parts[0]!.move, parts[0]!.forced]).toEqual([made.before, made.move, false]);
      expect(parts.at(-1)!.after).toEqual(made.after);
      for (const [i, part] of parts.entries()) if (i > 0) expect(part.before).toBe(parts[i - 1]!.after);
      expect(partsOf(made)).toEqual(parts);
    }
  };
  const stepsIn = <G extends Types>(game: Game<G>, options: Omit<G['Options'], 'seed'>): Iterable<MoveMade<G>> =>
    stepsOf(game, { ...options, seed: 'parts' } as G['Options']);

  test('are its events and its end', () => {
    holds(nunatakKernel, stepsIn(nunatak, { players: 1 }));
    holds(frostpunkKernel, stepsIn(frostpunk, { players: 2 }));
  });

  test('include the moves made without a decision', () => {
    const partsOf = partsBy(nunatakKernel);
    const forced = [...stepsIn(nunatak, { players: 1 })].flatMap((made) => partsOf(made).filter((part) => part.forced));
    expect(new Set(forced.map(({ move }) => move!.kind))).toEqual(new Set(['as', 'place', 'square']));
  });
});
