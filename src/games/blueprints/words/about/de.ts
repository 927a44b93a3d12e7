/**
 * Blueprints in German, with sentences about its entries.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Blueprints } from '../../types.js';
import { descriptions } from '../de/descriptions.js';
import { words as plain } from '../de.js';
import type { Names } from '../keys.js';
import { entriesAt } from './entries-at.js';
import { type AboutIds, aboutKinds } from './kinds.js';

export type { AboutIds } from './kinds.js';

/** Blueprints in German, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Blueprints, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds,
  entriesAt,
};
