import type { Antarctica, Move, State } from '../../../src/games/antarctica/index.js';
import { type Chooser, weighted } from '../../../src/testing/index.js';

const GROWTH: ReadonlySet<Move['kind']> = new Set(['build', 'recruit', 'research', 'advance', 'take', 'build-ship']);

/** What grows comes first, then cards; sacrifices only when nothing else is legal. Uniform players scuttle their fleets. */
const weight = ({ kind }: Move, { phase }: State): number => {
  if (GROWTH.has(kind)) return kind === 'build-ship' && phase.kind === 'turn' ? 100 : 1000;
  if (kind === 'sacrifice' || kind === 'scuttle') return 0;
  return kind === 'end' || kind === 'pass' ? 3 : 20;
};

/** A player who builds, recruits and researches where they can. */
export const builder: Chooser<Antarctica> = weighted<Antarctica>(weight);
