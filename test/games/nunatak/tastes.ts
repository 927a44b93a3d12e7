import type { Nunatak } from '../../../src/games/nunatak/index.js';
import { type Chooser, weighted } from '../../../src/testing/index.js';

/** The random players, by their preferences. */
export const tastes: Readonly<Record<string, Chooser<Nunatak>>> = {
  /** A player who takes elders, and uses favours whenever possible. */
  devout: weighted<Nunatak>((move, { phase }) => {
    if (move.kind === 'favour') return 6;
    if (move.kind === 'as') return move.symbol === 'elder' ? 9 : 1;
    return move.kind === 'pass' && phase.kind !== 'peekSwap' ? 0.3 : 1;
  }),
  /** A player who keeps favours until the end. */
  thrifty: weighted<Nunatak>((move, { phase }) =>
    move.kind === 'favour' && phase.kind !== 'final' ? 0.05 : move.kind === 'lift' ? 0.2 : 1,
  ),
};
