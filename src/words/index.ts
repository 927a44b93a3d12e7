/**
 * Games in finished sentences: the messages of `sastrugi/GAME/words/LANGUAGE`, formatted by intl-messageformat. Use
 * `createGameTextWith` with an i18n library of your own; it loads no formatter.
 *
 * @module
 */

export type { AboutEntry, AboutKind, AboutKinds, AboutTranslation, AnyAboutTranslation } from './about-entry.js';
export { type About, type AboutText, createAbout } from './create-about.js';
export { createGameText } from './create-game-text.js';
export { createTranslation, type OwnWords, type RequiredKey } from './create-translation.js';
export {
  type AnyGameText,
  type AnyRefusal,
  createGameTextWith,
  type GameText,
  type GameTextSettings,
  type MessageFormatter,
} from './game-text.js';
export type {
  AnyTranslation,
  CommonKey,
  CommonNames,
  ErrorTag,
  GameInPlay,
  KeyOf,
  Message,
  Messages,
  Parameter,
  Parameters,
  ParametersOf,
  ScoreOf,
  SentenceParameters,
  StateContext,
  Translation,
} from './message.js';
export { findTranslationErrors, type InvalidMessage, type LocaleMessages } from './translation-errors.js';
