/**
 * Games in finished sentences: the messages of `sastrugi/GAME/words/LANGUAGE`, formatted by intl-messageformat. Use
 * `speechOf` with an i18n library of your own; it loads no formatter.
 *
 * @module
 */

export { type About, aboutOf, type ThingText } from './about.js';
export { type InvalidMessage, messageFaults, type Translation } from './faults.js';
export type {
  AnyWords,
  CommonKey,
  CommonNames,
  Description,
  FailureTag,
  GameInPlay,
  KeyOf,
  Message,
  Messages,
  Parameter,
  Parameters,
  ParametersOf,
  PositionContext,
  ScoreOf,
  Words,
} from './message.js';
export { type AnyRefusal, type AnySpeech, type Speech, type SpeechSettings, speechOf, type Voice } from './speech.js';
export type { AboutWords, AnyAboutWords, Thing, ThingKind, ThingKinds } from './thing.js';
export { wordsOf } from './words-of.js';
