import type { Blueprints } from '../../games/blueprints/index.js';
import type { LadderSettings } from './levels.js';

const manner = { explore: 0.35, plies: 12 } as const;

/** The settings of the bots of Blueprints. */
export const blueprints: LadderSettings<Blueprints> = {
  novice: { samples: 1, depth: 1 },
  club: { ...manner, budget: { iterations: 500 } },
  expert: { ...manner, budget: { iterations: 2500 } },
};
