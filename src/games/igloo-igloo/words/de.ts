/**
 * Igloo Igloo in German.
 *
 * @module
 */
import { common } from '../../../words/common/de.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { IglooIgloo } from '../types.js';
import { labels } from './de/labels.js';
import { names, refusals } from './de/refusals.js';
import { sentences } from './de/sentences.js';
import type { Key, Names } from './keys.js';
import { parameters } from './parameters.js';

export type * from './en.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  ...refusals,
  ...names,
  ...labels,
  ...sentences,
};

/** Igloo Igloo in German, for `createGameText`. */
export const words: Translation<IglooIgloo, Names> = { locale: 'de', messages, parameters };
