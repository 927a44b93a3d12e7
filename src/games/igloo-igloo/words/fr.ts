/**
 * Igloo Igloo in French.
 *
 * @module
 */
import { common } from '../../../words/common/fr.js';
import type { Messages, Translation } from '../../../words/message.js';
import type { IglooIgloo } from '../types.js';
import { labels } from './fr/labels.js';
import { names, refusals } from './fr/refusals.js';
import { sentences } from './fr/sentences.js';
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

/** Igloo Igloo in French, for `createGameText`. */
export const words: Translation<IglooIgloo, Names> = { locale: 'fr', messages, parameters };
