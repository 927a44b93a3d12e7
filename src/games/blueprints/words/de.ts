/**
 * Blueprints in German.
 *
 * @module
 */
import { common } from '../../../words/common/de.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { Blueprints } from '../types.js';
import { labels } from './de/labels.js';
import { refusals } from './de/refusals.js';
import { sentences } from './de/sentences.js';
import type { Key, Names } from './keys.js';
import { parameters } from './parameters.js';

export type * from './en.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  ...refusals,
  ...labels,
  ...sentences,
};

/** Blueprints in German, for `createGameText`. */
export const words: Translation<Blueprints, Names> = { locale: 'de', messages, parameters };
