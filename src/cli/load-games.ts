import { type AnyGame, orThrow } from '../index.js';
import { CommandError, usageError } from './exit-status.js';
import { readDocument } from './input/read-text.js';
import { findGame, listGameIds } from './own-games.js';

/** Reads custom components named as GAME=FILE on the command line. */
export const readComponents = async (text: string): Promise<readonly [game: string, document: unknown]> => {
  if (!text.includes('='))
    throw usageError(`'${text}' does not name a game and a file: write blueprints=my-components.json.`);
  const [id, file] = splitAt(text, '=');
  const game = await loadKnownGame(id);
  if (file === '') throw usageError(`'${text}' does not name a file: write ${id}=my-components.json.`);
  const document = await readDocument(file);
  const own = game.withComponents(document);
  if (own._tag === 'Left')
    throw new CommandError('CannotRead', `${file} does not contain components: ${own.left.message}`);
  return [id, document];
};

/** Returns the game with an id, with the owner's components if a file is given. */
export const loadGameWith = async (id: string, componentFiles: readonly string[] = []): Promise<AnyGame> => {
  const game = await loadKnownGame(id);
  const [first, ...more] = await Promise.all(componentFiles.map(readComponents));
  if (first === undefined) return game;
  const [gameId, document] = first;
  if (gameId !== id || more.length > 0) {
    throw new CommandError('WrongUse', `The game is ${id}: write --components ${id}=FILE, once.`);
  }
  return orThrow(game.withComponents(document));
};

/** Splits a text at the first mark. */
export const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** Loads the game with an id; throws if there is none. */
export const loadKnownGame = async (id: string): Promise<AnyGame> => {
  const game = await findGame(id);
  if (game !== undefined) return game;
  throw usageError(`There is no game '${id}'; there are ${listGameIds().join(', ')}.`);
};
