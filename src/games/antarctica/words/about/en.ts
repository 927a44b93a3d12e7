/**
 * Antarctica in English, with sentences about its entries.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Antarctica } from '../../types.js';
import { descriptions } from '../en/descriptions.js';
import { words as plain } from '../en.js';
import type { Names } from '../keys.js';
import { entriesAt } from './entries-at.js';
import { type AboutIds, aboutKinds } from './kinds.js';

export type { AboutIds } from './kinds.js';

/** The keys of the messages about entries. */
export type AboutKey = keyof typeof descriptions;

/** Antarctica in English, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Antarctica, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds,
  entriesAt,
};
