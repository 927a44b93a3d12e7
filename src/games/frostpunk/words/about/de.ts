/**
 * Frostpunk in German, with sentences about its things.
 *
 * @module
 */
import { descriptions } from '../de/descriptions.js';
import { words as plain } from '../de.js';
import { withDescriptions } from './entries-at.js';

export type { AboutIds } from './kinds.js';

/** Frostpunk in German, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
