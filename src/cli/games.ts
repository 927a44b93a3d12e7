import { type AnyGame, gameIds, loadGame, orThrow } from '../index.js';
import { Trouble, wrongUse } from './exit.js';
import { documentIn } from './input/text.js';

/** Reads custom components named as GAME=FILE on the command line. */
export const componentsIn = async (text: string): Promise<readonly [game: string, document: unknown]> => {
  if (!text.includes('='))
    throw wrongUse(`'${text}' does not name a game and a file: write blueprints=my-components.json.`);
  const [id, file] = splitAt(text, '=');
  const game = await knownGame(id);
  if (file === '') throw wrongUse(`'${text}' does not name a file: write ${id}=my-components.json.`);
  const document = await documentIn(file);
  const own = game.withComponents(document);
  if (own._tag === 'Left') throw new Trouble('CannotRead', `${file} does not contain components: ${own.left.message}`);
  return [id, document];
};

/** Returns the game with an id, with the owner's components if a file is given. */
export const gameWith = async (id: string, named: readonly string[] = []): Promise<AnyGame> => {
  const game = await knownGame(id);
  const [first, ...more] = await Promise.all(named.map(componentsIn));
  if (first === undefined) return game;
  const [of, document] = first;
  if (of !== id || more.length > 0) {
    throw new Trouble('WrongUse', `The game is ${id}: write --components ${id}=FILE, once.`);
  }
  return orThrow(game.withComponents(document));
};

/** Splits a text at the first mark. */
export const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** Loads the game with an id; throws if there is none. */
export const knownGame = async (id: string): Promise<AnyGame> => {
  const game = await loadGame(id);
  if (game !== undefined) return game;
  throw wrongUse(`There is no game '${id}'; there are ${gameIds.join(', ')}.`);
};
