/**
 * Igloo Igloo in French, with sentences about its things.
 *
 * @module
 */
import { descriptions } from '../fr/descriptions.js';
import { words as plain } from '../fr.js';
import { withDescriptions } from './at.js';

export type { AboutIds } from './things.js';

/** Igloo Igloo in French, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
