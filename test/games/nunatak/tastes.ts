import type { Nunatak } from '../../../src/games/nunatak/index.js';
import { type Chooser, weightedChooser } from '../../../src/testing/index.js';

/** The random players, by their preferences. */
export const tastes: Readonly<Record<string, Chooser<Nunatak>>> = {
  /** A player who takes elders, and uses favours whenever possible. */
  devout: weightedChooser<Nunatak>((move, { phase }) => {
    if (move.kind === 'useFavour') return 6;
    if (move.kind === 'chooseSymbol') return move.symbol === 'elder' ? 9 : 1;
    return move.kind === 'pass' && phase.kind !== 'exchange' ? 0.3 : 1;
  }),
  /** A player who keeps favours until the end. */
  thrifty: weightedChooser<Nunatak>((move, { phase }) =>
    move.kind === 'useFavour' && phase.kind !== 'endFavour' ? 0.05 : move.kind === 'liftTile' ? 0.2 : 1,
  ),
};
