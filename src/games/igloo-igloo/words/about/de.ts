/**
 * Igloo Igloo in German, with sentences about its things.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { IglooIgloo } from '../../types.js';
import { descriptions } from '../de/descriptions.js';
import { words as plain } from '../de.js';
import type { Names } from '../keys.js';
import { at } from './at.js';
import { type AboutIds, aboutEntries } from './things.js';

export type { AboutIds } from './things.js';

/** Igloo Igloo in German, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<IglooIgloo, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds: aboutEntries,
  entriesAt: at,
};
