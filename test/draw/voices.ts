import type { AnyGame } from '../../src/core/contract/game.js';
import type { Say } from '../../src/draw/index.js';
import { wordsOf } from '../../src/words/index.js';
import { languages } from '../words/languages.js';

/** A language in which drawings are written. */
export interface Voice {
  readonly locale: string;
  readonly say: Say;
}

/** Names longer than most. */
export const LONG_NAMES = ['Maximilian von Hohenburg', 'Anne-Sophie Montgolfier', 'Wolfgang Amadeus', 'Ann Longfellow'];

/** Returns the languages of a game, with the default names of players or with these. */
export const voicesOf = (game: AnyGame, players: readonly string[] = []): readonly Voice[] =>
  languages[game.id]!.map((words) => ({
    locale: words.locale,
    say: wordsOf(words, game, players).say,
  }));
