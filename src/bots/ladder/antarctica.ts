import type { Antarctica, Move } from '../../games/antarctica/index.js';
import type { MoveWeight } from '../random.js';
import type { LadderSettings } from './levels.js';

const GROWTH_KINDS: ReadonlySet<Move['kind']> = new Set([
  'build',
  'recruit',
  'research',
  'advance',
  'takeCard',
  'buildShip',
]);

/**
 * Weighs moves: growth first, then cards; sacrifices only if nothing else is legal. Uniform players scuttle their
 * fleets.
 */
export const growthWeight: MoveWeight<Antarctica> = ({ kind }, { phase }) => {
  if (GROWTH_KINDS.has(kind)) return kind === 'buildShip' && phase.kind === 'turn' ? 100 : 1000;
  if (kind === 'sacrifice' || kind === 'scuttle') return 0;
  return kind === 'end' || kind === 'pass' ? 3 : 20;
};

// Sacrifices bring a point immediately and cost the game, so trees and play-outs leave them out.
const commonSettings = {
  exploration: 0.45,
  untriedBonus: 3,
  maxPlayoutPlies: 24,
  sharedScale: true,
  weight: growthWeight,
} as const;

/** The settings of the bots of Antarctica. */
export const antarctica: LadderSettings<Antarctica> = {
  novice: { samples: 1 },
  club: { ...commonSettings, budget: { iterations: 80 } },
  expert: { ...commonSettings, budget: { iterations: 2200 } },
};
