import { LEVELS } from '../bots/ladder/levels.js';

/** The names of the bots beside the ladders. */
export const BESIDE_LADDERS = ['random', 'greedy', 'flat', 'search'] as const;

/** The names of this library's bots: those of every game's ladder, and those beside the ladders. */
export const BOTS: readonly string[] = [...LEVELS, ...BESIDE_LADDERS];
