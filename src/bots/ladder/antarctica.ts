import type { Antarctica, Move } from '../../games/antarctica/index.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import type { Weight } from '../simple.js';
import { ladderOf } from './levels.js';

const GROWTH: ReadonlySet<Move['kind']> = new Set(['build', 'recruit', 'research', 'advance', 'take', 'buildShip']);

/** What grows comes first, then cards; sacrifices only when nothing else is legal. Uniform players scuttle their fleets. */
export const builder: Weight<Antarctica> = ({ kind }, { phase }) => {
  if (GROWTH.has(kind)) return kind === 'buildShip' && phase.kind === 'turn' ? 100 : 1000;
  if (kind === 'sacrifice' || kind === 'scuttle') return 0;
  return kind === 'end' || kind === 'pass' ? 3 : 20;
};

// Sacrifices bring a point at once and cost the game, so neither trees nor play-outs have them.
const manner = { explore: 0.3, plies: 12, weight: builder } as const;

/** Players of Antarctica. */
export const antarctica = ladderOf<Antarctica>({
  novice: greedy({ samples: 1 }),
  club: search({ ...manner, budget: { iterations: 100 } }),
  expert: search({ ...manner, budget: { iterations: 1500 } }),
});
