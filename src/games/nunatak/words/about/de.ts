/**
 * Nunatak in German, with sentences about its things.
 *
 * @module
 */
import type { AboutTranslation } from '../../../../words/about-entry.js';
import type { Nunatak } from '../../types.js';
import { descriptions } from '../de/descriptions.js';
import { words as plain } from '../de.js';
import type { Names } from '../keys.js';
import { at } from './at.js';
import { type AboutIds, aboutEntries } from './things.js';

export type { AboutIds } from './things.js';

/** Nunatak in German, for `createGameText` and `createAbout`. */
export const words: AboutTranslation<Nunatak, Names, AboutIds> = {
  ...plain,
  messages: { ...plain.messages, ...descriptions },
  aboutKinds: aboutEntries,
  entriesAt: at,
};
