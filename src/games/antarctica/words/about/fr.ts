/**
 * Antarctica in French, with sentences about its entries.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Antarctica } from '../../types.js';
import { descriptions } from '../fr/descriptions.js';
import { words as plain } from '../fr.js';
import type { Names } from '../keys.js';
import { entriesAt } from './entries-at.js';
import { type AboutIds, aboutKinds } from './kinds.js';

export type { AboutIds } from './kinds.js';

/** Antarctica in French, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Antarctica, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds,
  entriesAt,
};
