import type { Nunatak } from '../../../src/games/nunatak/index.js';
import { type Chooser, weighted } from '../../../src/testing/index.js';

/** How random players pick. */
export const tastes: Readonly<Record<string, Chooser<Nunatak>>> = {
  /** Elders are taken, and favours used whenever there is one. */
  devout: weighted<Nunatak>((move, { phase }) => {
    if (move.kind === 'favour') return 6;
    if (move.kind === 'as') return move.symbol === 'elder' ? 9 : 1;
    return move.kind === 'pass' && phase.kind !== 'peekSwap' ? 0.3 : 1;
  }),
  /** Favours are kept until the end. */
  thrifty: weighted<Nunatak>((move, { phase }) =>
    move.kind === 'favour' && phase.kind !== 'final' ? 0.05 : move.kind === 'lift' ? 0.2 : 1,
  ),
};
