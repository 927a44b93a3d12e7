import { LEVELS } from '../bots/ladder/levels.js';

/** The names of the bots beside the ladders. */
export const GENERAL_BOT_NAMES = ['random', 'greedy', 'flat', 'search'] as const;

/** The names of this library's bots: those of every game's ladder, and those beside the ladders. */
export const BOT_NAMES: readonly string[] = [...LEVELS, ...GENERAL_BOT_NAMES];
