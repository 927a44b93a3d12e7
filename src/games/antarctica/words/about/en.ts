/**
 * Antarctica in English, with sentences about its entries.
 *
 * @module
 */
import { descriptions } from '../en/descriptions.js';
import { words as plain } from '../en.js';
import { withDescriptions } from './entries-at.js';

export type { AboutIds } from './kinds.js';

/** The keys of the messages about entries. */
export type AboutKey = keyof typeof descriptions;

/** Antarctica in English, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
