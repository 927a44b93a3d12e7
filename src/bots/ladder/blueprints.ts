import type { Blueprints } from '../../games/blueprints/index.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import { ladderOf } from './levels.js';

const manner = { explore: 0.5, plies: 12 } as const;

/** Players of Blueprints. */
export const blueprints = ladderOf<Blueprints>({
  novice: greedy({ samples: 1, depth: 1 }),
  club: search({ ...manner, budget: { iterations: 150 } }),
  expert: search({ ...manner, budget: { iterations: 2000 } }),
});
