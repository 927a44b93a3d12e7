import type { AnyGame } from '../../src/core/contract/game.js';
import type { Translate } from '../../src/draw/index.js';
import { createGameText } from '../../src/words/index.js';
import { languages } from '../words/languages.js';

/** A language in which drawings are written. */
export interface DrawingLanguage {
  readonly locale: string;
  readonly translate: Translate;
}

/** Names longer than most. */
export const LONG_NAMES = ['Maximilian von Hohenburg', 'Anne-Sophie Montgolfier', 'Wolfgang Amadeus', 'Ann Longfellow'];

/** Returns the languages of a game, with the default names of players or with these. */
export const languagesOf = (game: AnyGame, players: readonly string[] = []): readonly DrawingLanguage[] =>
  languages[game.id]!.map((words) => ({
    locale: words.locale,
    translate: createGameText(words, game, players).translate,
  }));
