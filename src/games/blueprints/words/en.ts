/**
 * Blueprints in English.
 *
 * @module
 */
import { common } from '../../../words/common/en.js';
import { type Messages, type RequiredMessages, refusalMessages, type Translation } from '../../../words/message.js';
import type { Blueprints } from '../types.js';
import { drawingLabels, placeLabels, textDrawingLabels } from './en/labels.js';
import { refusals } from './en/refusals.js';
import { sentences } from './en/sentences.js';
import type { Key, Names, RequiredKey } from './keys.js';
import { parameters } from './parameters.js';

export type { LineKey, TextKey } from '../draw/context.js';
export type { Key, NamedDie, Names, RoundTieBreak } from './keys.js';
export type { MessageParameters } from './parameters.js';

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  ...refusalMessages(refusals),
  ...placeLabels,
  ...drawingLabels,
  ...textDrawingLabels,
  ...sentences,
} satisfies RequiredMessages<Key, RequiredKey>;

/** Blueprints in English, for `createGameText`. */
export const words: Translation<Blueprints, Names> = { locale: 'en-GB', messages, parameters };
