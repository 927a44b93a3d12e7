/**
 * Games in finished sentences: the messages of `sastrugi/GAME/words/LANGUAGE`, formatted by intl-messageformat. Use
 * `speechOf` with an i18n library of your own; it loads no formatter.
 *
 * @module
 */

export type {
  AnyWords,
  CommonKey,
  CommonNames,
  Description,
  FailureTag,
  KeyOf,
  Message,
  Messages,
  Parameter,
  Parameters,
  ParametersOf,
  Scene,
  ScoreOf,
  Words,
} from '../core/words.js';
export { type InvalidMessage, messageFaults, type Translation } from './faults.js';
export { type AnyRefusal, type AnySpeech, type Setting, type Speech, speechOf, type Voice } from './speech.js';
export { type Played, wordsOf } from './words-of.js';
