/**
 * Frostpunk in French, with sentences about its things.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Frostpunk } from '../../types.js';
import { descriptions } from '../fr/descriptions.js';
import { words as plain } from '../fr.js';
import type { Names } from '../keys.js';
import { at } from './entries-at.js';
import { type AboutIds, aboutKinds } from './kinds.js';

export type { AboutIds } from './kinds.js';

/** Frostpunk in French, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Frostpunk, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds,
  entriesAt: at,
};
