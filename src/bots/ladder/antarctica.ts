import type { Antarctica, Move } from '../../games/antarctica/index.js';
import type { Weight } from '../simple.js';
import type { LadderSettings } from './levels.js';

const GROWTH: ReadonlySet<Move['kind']> = new Set(['build', 'recruit', 'research', 'advance', 'take', 'buildShip']);

/**
 * Weighs moves: growth first, then cards; sacrifices only if nothing else is legal. Uniform players scuttle their
 * fleets.
 */
export const builder: Weight<Antarctica> = ({ kind }, { phase }) => {
  if (GROWTH.has(kind)) return kind === 'buildShip' && phase.kind === 'turn' ? 100 : 1000;
  if (kind === 'sacrifice' || kind === 'scuttle') return 0;
  return kind === 'end' || kind === 'pass' ? 3 : 20;
};

// Sacrifices bring a point immediately and cost the game, so trees and play-outs leave them out.
const manner = { explore: 0.45, urgency: 3, plies: 24, steady: true, weight: builder } as const;

/** The settings of the bots of Antarctica. */
export const antarctica: LadderSettings<Antarctica> = {
  novice: { samples: 1 },
  club: { ...manner, budget: { iterations: 80 } },
  expert: { ...manner, budget: { iterations: 2200 } },
};
