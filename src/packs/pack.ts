import type { Either } from 'fp-ts/lib/Either.js';
import { isObject } from '../core/codec/reader.js';
import type { AnyGame } from '../core/contract/game.js';
import { type ErrorValue, left, right } from '../core/errors/errors.js';
import type { Drawing } from '../draw/drawing.js';
import type { AnyTranslation } from '../words/message.js';

/**
 * A game with what people and bots need beside its rules. A module with a game of one's own exports it by default, or its
 * parts by name.
 */
export interface GamePack {
  readonly game: AnyGame;
  /** Draws positions; without it, a position is shown as a table of its fields. */
  readonly drawing?: Drawing;
  /** The sentences by language, such as `en`; without them, moves are shown by their notation, events by their fields. */
  readonly words?: Readonly<Record<string, AnyTranslation>>;
  /** Bots by name, each as a module of bots exports it. */
  readonly bots?: Readonly<Record<string, unknown>>;
}

/** The error of a value that is no pack: what is missing, and where. */
export interface InvalidPack extends ErrorValue {
  readonly _tag: 'InvalidPack';
  readonly path: string;
}

/** The functions of a game and of a drawing on which others rely. */
const GAME_FUNCTIONS = [
  ...['setup', 'deal', 'legalMoves', 'applyMove', 'step', 'play', 'playout', 'whyIllegal', 'toAct', 'score'],
  ...['view', 'viewEvents', 'determinize', 'formatMove', 'parseMove', 'withComponents', 'payoff', 'tableTextOf'],
] as const;
const GAME_TEXTS = ['title', 'version', 'componentsId'] as const;
const DRAWING_FUNCTIONS = ['board', 'placesOf', 'draw', 'drawText'] as const;

/** Matches the ids that games can have: they name folders of schemas, and arguments of the command. */
const ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/** Reads what a module exports as a pack. */
export const readPack = (value: unknown): Either<InvalidPack, GamePack> => {
  if (!isObject(value)) return invalidPack('', 'its default export is not { game, drawing?, words?, bots? }');
  const { game, drawing = {}, words = {}, bots = {} } = value;
  if (!isObject(game)) return invalidPack('game', 'is missing: export what describeGame or defineGame makes');
  const { id } = game;
  if (typeof id !== 'string' || !ID_PATTERN.test(id))
    return invalidPack('game.id', 'must be a text of at most 40 small letters, digits and hyphens, a letter first');
  const missingText = GAME_TEXTS.find((name) => typeof game[name] !== 'string');
  if (missingText !== undefined) return invalidPack(`game.${missingText}`, 'must be a text');
  const missing = GAME_FUNCTIONS.find((name) => typeof game[name] !== 'function');
  if (missing !== undefined) return invalidPack(`game.${missing}`, 'must be a function: let defineGame build the game');
  if (!isObject(drawing)) return invalidPack('drawing', 'must be the drawing of the game');
  const undrawn = value['drawing'] && DRAWING_FUNCTIONS.find((name) => typeof drawing[name] !== 'function');
  if (undrawn) return invalidPack(`drawing.${undrawn}`, 'must be a function');
  if (!isObject(words)) return invalidPack('words', 'must be the words by language: { en }');
  const wordless = Object.keys(words).find((language) => !isTranslation(words[language]));
  if (wordless !== undefined) return invalidPack(`words.${wordless}`, 'must have a locale, messages and a description');
  if (!isObject(bots)) return invalidPack('bots', 'must be the bots by name');
  return right(value as unknown as GamePack);
};

const isTranslation = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['locale'] === 'string' &&
  isObject(value['messages']) &&
  isObject(value['description']);

const invalidPack = (path: string, what: string): Either<InvalidPack, never> =>
  left({ _tag: 'InvalidPack', path, message: path === '' ? what : `${path} ${what}` });
