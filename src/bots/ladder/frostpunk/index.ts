import type { Frostpunk } from '../../../games/frostpunk/index.js';
import { createLadder, type Ladder, type Level } from '../levels.js';
import { type FrostpunkBotSettings, frostpunkBot } from './bot.js';
import { weights } from './weights.js';

export { type FrostpunkBotSettings, frostpunkBot } from './bot.js';
export { createMoveEvaluator, type MoveEvaluator } from './move-values.js';
export type { Weights } from './weights-type.js';

/** The settings of the bots of Frostpunk: all use the same weights, and the stronger ones follow them more strictly. */
export const frostpunk: Readonly<Record<Level, FrostpunkBotSettings>> = {
  novice: { weights, looseness: 1.35 },
  club: { weights, looseness: 0.69 },
  expert: { weights, looseness: 0 },
};

/** Makes the bots of Frostpunk from their settings. */
export const createFrostpunkLadder = ({ novice, club, expert }: typeof frostpunk): Ladder<Frostpunk> =>
  createLadder({ novice: frostpunkBot(novice), club: frostpunkBot(club), expert: frostpunkBot(expert) });
