/**
 * Frostpunk in English.
 *
 * @module
 */
import { common } from '../../../words/common/en.js';
import { type Messages, type RequiredMessages, refusalMessages, type Translation } from '../../../words/message.js';
import type { Frostpunk } from '../types.js';
import { drawingLabels, placeLabels, textDrawingLabels } from './en/labels.js';
import { names, refusals } from './en/refusals.js';
import { sentences } from './en/sentences.js';
import type { Key, Names, RequiredKey } from './keys.js';
import { parameters } from './parameters.js';

export type { LineKey, TextKey } from '../draw/context.js';
export type { Key, Names } from './keys.js';
export type { MessageParameters } from './parameters.js';

/** The messages by key, in ICU form. The titles of cards are those of the pack. */
export const messages: Messages<Key> = {
  ...common,
  ...refusalMessages(refusals),
  ...names,
  ...placeLabels,
  ...drawingLabels,
  ...textDrawingLabels,
  ...sentences,
} satisfies RequiredMessages<Key, RequiredKey>;

/** Frostpunk in English, for `createGameText`. */
export const words: Translation<Frostpunk, Names> = { locale: 'en-GB', messages, parameters };
