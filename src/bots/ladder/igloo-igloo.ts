import type { IglooIgloo } from '../../games/igloo-igloo/index.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import { ladderOf } from './levels.js';

// Chance melts and moves so much that a position judged as it stands says more than one played on at random.
const manner = { explore: 0.2, plies: 0 } as const;

/** Players of Igloo Igloo. */
export const iglooIgloo = ladderOf<IglooIgloo>({
  novice: greedy({ samples: 1, depth: 1 }),
  club: search({ ...manner, budget: { iterations: 600 } }),
  expert: search({ ...manner, budget: { iterations: 4000 } }),
});
