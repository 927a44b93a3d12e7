/**
 * Nunatak in English.
 *
 * @module
 */
import { common } from '../../../words/common/en.js';
import { type Messages, type RequiredMessages, refusalMessages, type Translation } from '../../../words/message.js';
import type { FavourId } from '../components/index.js';
import type { Nunatak } from '../types.js';
import { drawingLabels, placeLabels, textDrawingLabels } from './en/labels.js';
import { names, refusals } from './en/refusals.js';
import { sentences } from './en/sentences.js';
import type { Key, Names, RequiredKey } from './keys.js';
import { parameters } from './parameters.js';

export type { LineKey, TextKey } from '../draw/context.js';
export type { Key, NamedOwner, Names } from './keys.js';
export type { MessageParameters } from './parameters.js';

/** The names of favours; those in refusals are made of their ids. */
type FavourNames = { readonly [Id in FavourId as `favour.${Id}`]: Capitalize<Id> };

/** The messages by key, in ICU form. */
export const messages: Messages<Key> = {
  ...common,
  ...refusalMessages(refusals),
  ...names,
  ...placeLabels,
  ...drawingLabels,
  ...textDrawingLabels,
  ...sentences,
} satisfies RequiredMessages<Key, RequiredKey> & FavourNames;

/** Nunatak in English, for `createGameText`. */
export const words: Translation<Nunatak, Names> = { locale: 'en-GB', messages, parameters };
