/**
 * Igloo Igloo in German, with sentences about its things.
 *
 * @module
 */
import { descriptions } from '../de/descriptions.js';
import { words as plain } from '../de.js';
import { withDescriptions } from './at.js';

export type { AboutIds } from './things.js';

/** Igloo Igloo in German, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
