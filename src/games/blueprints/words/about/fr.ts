/**
 * Blueprints in French, with sentences about its entries.
 *
 * @module
 */
import { descriptions } from '../fr/descriptions.js';
import { words as plain } from '../fr.js';
import { withDescriptions } from './entries-at.js';

export type { AboutIds } from './kinds.js';

/** Blueprints in French, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
