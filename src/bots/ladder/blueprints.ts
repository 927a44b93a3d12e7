import type { Blueprints } from '../../games/blueprints/index.js';
import type { LadderSettings } from './levels.js';

const commonSettings = { exploration: 0.35, maxPlayoutPlies: 12 } as const;

/** The settings of the bots of Blueprints. */
export const blueprints: LadderSettings<Blueprints> = {
  novice: { samples: 1, maxDepth: 1 },
  club: { ...commonSettings, budget: { iterations: 500 } },
  expert: { ...commonSettings, budget: { iterations: 2500 } },
};
