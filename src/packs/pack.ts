import type { Either } from 'fp-ts/lib/Either.js';
import { isObject } from '../core/codec/reader.js';
import type { AnyGame } from '../core/contract/game.js';
import { GAME_ID } from '../core/contract/kernel.js';
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

/** The error of a game with the id of another. */
export interface GameTwice extends ErrorValue {
  readonly _tag: 'GameTwice';
  readonly game: string;
}

/** The functions of a game and of a drawing on which others rely. */
const GAME_FUNCTIONS = [
  ...['setup', 'deal', 'legalMoves', 'applyMove', 'step', 'play', 'playout', 'whyIllegal', 'toAct', 'score'],
  ...['view', 'viewEvents', 'determinize', 'formatMove', 'parseMove', 'withComponents', 'payoff', 'tableTextOf'],
] as const satisfies readonly (keyof AnyGame)[];
const GAME_TEXTS = ['title', 'version', 'componentsId'] as const satisfies readonly (keyof AnyGame)[];
const DRAWING_FUNCTIONS = ['board', 'placesOf', 'draw', 'drawText'] as const satisfies readonly (keyof Drawing)[];

/** Reads what a module exports as a pack. */
export const readPack = (value: unknown): Either<InvalidPack, GamePack> => {
  if (!isObject(value)) return invalidPack('', 'its default export is not { game, drawing?, words?, bots? }');
  const { game, drawing = {}, words = {}, bots = {} } = value;
  if (!isObject(game)) return invalidPack('game', 'is missing: export what describeGame or defineGame makes');
  const { id } = game;
  if (typeof id !== 'string' || !GAME_ID.test(id))
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
  if (wordless !== undefined) return invalidPack(`words.${wordless}`, 'must have a locale, messages and parameters');
  if (!isObject(bots)) return invalidPack('bots', 'must be the bots by name');
  return right(value as unknown as GamePack);
};

/**
 * Returns packs by the ids of their games; an error if one has the id of another, or one that is taken. Each comes with
 * the name by which a person knows it.
 */
export const indexPacks = <Pack extends GamePack>(
  named: readonly (readonly [name: string, pack: Pack])[],
  takenIds: readonly string[],
): Either<GameTwice, ReadonlyMap<string, Pack>> => {
  const byId = new Map<string, Pack>();
  for (const [name, pack] of named) {
    const { id } = pack.game;
    const other = takenIds.includes(id) ? 'this package' : byId.has(id) ? 'another module' : null;
    if (other !== null) {
      const message = `${name} has a game '${id}', and so has ${other}: games need ids of their own.`;
      return left({ _tag: 'GameTwice', game: id, message });
    }
    byId.set(id, pack);
  }
  return right(byId);
};

const isTranslation = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['locale'] === 'string' &&
  isObject(value['messages']) &&
  isObject(value['parameters']);

const invalidPack = (path: string, what: string): Either<InvalidPack, never> =>
  left({ _tag: 'InvalidPack', path, message: path === '' ? what : `${path} ${what}` });
