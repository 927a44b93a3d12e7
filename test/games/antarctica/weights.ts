import { growthWeight as weight } from '../../../src/bots/ladder/antarctica.js';
import type { Antarctica } from '../../../src/games/antarctica/index.js';
import { type Chooser, weightedChooser } from '../../../src/testing/index.js';

/** A player who builds, recruits and researches where they can. */
export const builder: Chooser<Antarctica> = weightedChooser<Antarctica>(weight);
