/**
 * Igloo Igloo in English, with sentences about its things.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { IglooIgloo } from '../../types.js';
import { descriptions } from '../en/descriptions.js';
import { words as plain } from '../en.js';
import type { Names } from '../keys.js';
import { at } from './at.js';
import { type AboutIds, aboutEntries } from './things.js';

export type { AboutIds } from './things.js';

/** The keys of the messages about things. */
export type AboutKey = keyof typeof descriptions;

/** Igloo Igloo in English, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<IglooIgloo, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds: aboutEntries,
  entriesAt: at,
};
