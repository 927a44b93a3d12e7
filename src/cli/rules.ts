import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameOf, games } from '../games/index.js';
import type { Given } from './command.js';
import { systemMessage, Trouble } from './exit.js';
import { unreadable } from './input/files.js';
import { gamesOf, type RulesAtHand } from './queries/rules-at-hand.js';

/** Loads and checks the rules that the command line names. */
export const rulesOf = async ({ components = [], package: names = [] }: Given): Promise<RulesAtHand> => ({
  components: await Promise.all(components.map(componentsIn)),
  packages: await Promise.all(names.map(addressOf)),
});

/** Reads custom components named as GAME=FILE on the command line. */
export const componentsIn = async (text: string): Promise<readonly [game: string, document: unknown]> => {
  const [id, file] = splitAt(text, '=');
  const game = knownGame(id);
  if (file === '') throw new Trouble('WrongUse', `'${text}' does not name a file: write ${id}=my-components.json.`);
  const document = await jsonIn(file);
  const own = game.withComponents(document);
  if (own._tag === 'Left') throw new Trouble('CannotRead', `${file} does not contain components: ${own.left.message}`);
  return [id, document];
};

/** Splits a text at the first mark. */
export const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** Returns the game with an id; throws if there is none. */
export const knownGame = (id: string) => {
  const game = gameOf(id);
  if (game !== undefined) return game;
  throw new Trouble('WrongUse', `There is no game '${id}'; there are ${Object.keys(games).join(', ')}.`);
};

const jsonIn = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw unreadable(file, systemMessage(error));
  }
};

/** Resolves a package from the current folder to an address, so that all threads load the same module. */
const addressOf = async (name: string): Promise<string> => {
  const here = createRequire(join(process.cwd(), 'package.json'));
  try {
    const address = pathToFileURL(here.resolve(/^\.{0,2}\//.test(name) ? resolve(name) : name)).href;
    await gamesOf(address);
    return address;
  } catch (error) {
    const why = (error as Error).message.split('\n')[0]!;
    throw new Trouble(
      'CannotRead',
      `The package ${name} cannot be used: ${why}. Install it here: npm install ${name}.`,
    );
  }
};
