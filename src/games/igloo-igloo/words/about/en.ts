/**
 * Igloo Igloo in English, with sentences about its things.
 *
 * @module
 */
import { descriptions } from '../en/descriptions.js';
import { words as plain } from '../en.js';
import { withDescriptions } from './at.js';

export type { AboutIds } from './things.js';

/** The keys of the messages about things. */
export type AboutKey = keyof typeof descriptions;

/** Igloo Igloo in English, for `createGameText` and `createAbout`. */
export const words = withDescriptions(plain, descriptions);
