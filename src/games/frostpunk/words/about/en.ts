/**
 * Frostpunk in English, with sentences about its things.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Frostpunk } from '../../types.js';
import { descriptions } from '../en/descriptions.js';
import { words as plain } from '../en.js';
import type { Names } from '../keys.js';
import { at } from './entries-at.js';
import { type AboutIds, aboutKinds } from './kinds.js';

export type { AboutIds } from './kinds.js';

/** The keys of the messages about things. */
export type AboutKey = keyof typeof descriptions;

/** Frostpunk in English, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Frostpunk, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds,
  entriesAt: at,
};
