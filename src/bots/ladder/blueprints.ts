import type { Blueprints } from '../../games/blueprints/index.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import { ladderOf } from './levels.js';

const manner = { explore: 0.7, plies: 12 } as const;

/** The bots of Blueprints. */
export const blueprints = ladderOf<Blueprints>({
  novice: greedy({ samples: 1, depth: 1 }),
  club: search({ ...manner, budget: { iterations: 500 } }),
  expert: search({ ...manner, budget: { iterations: 2000 } }),
});
