import type { Nunatak } from '../../games/nunatak/index.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import { ladderOf } from './levels.js';

const manner = { explore: 0.4, plies: 12 } as const;

/** The bots of Nunatak. */
export const nunatak = ladderOf<Nunatak>({
  novice: greedy({ samples: 1, depth: 2 }),
  club: search({ ...manner, budget: { iterations: 150 } }),
  expert: search({ ...manner, budget: { iterations: 2000 } }),
});
