import type { Nunatak } from '../../games/nunatak/index.js';
import type { LadderSettings } from './levels.js';

const commonSettings = { exploration: 0.4, maxPlayoutPlies: 50 } as const;

/** The settings of the bots of Nunatak. */
export const nunatak: LadderSettings<Nunatak> = {
  novice: { samples: 1, maxDepth: 2 },
  club: { ...commonSettings, budget: { iterations: 80 } },
  expert: { ...commonSettings, budget: { iterations: 1500 } },
};
