import type { Nunatak } from '../../games/nunatak/index.js';
import type { LadderSettings } from './levels.js';

const manner = { explore: 0.4, plies: 50 } as const;

/** The settings of the bots of Nunatak. */
export const nunatak: LadderSettings<Nunatak> = {
  novice: { samples: 1, depth: 2 },
  club: { ...manner, budget: { iterations: 80 } },
  expert: { ...manner, budget: { iterations: 1500 } },
};
