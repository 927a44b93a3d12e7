/**
 * Frostpunk in French, with sentences about its things.
 *
 * @module
 */
import { descriptions } from '../fr/descriptions.js';
import { words as plain } from '../fr.js';
import { withDescriptions } from './entries-at.js';

export type { AboutIds } from './kinds.js';

/** Frostpunk in French, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
