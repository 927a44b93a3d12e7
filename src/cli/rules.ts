import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameOf, games } from '../games/index.js';
import type { Given } from './command.js';
import { Trouble, told } from './exit.js';
import { unreadable } from './input/files.js';
import { gamesOf, type RulesAtHand } from './judges/rules-at-hand.js';

/** The rules that were named on the line of the command, each of them tried. */
export const rulesOf = async ({ components = [], package: names = [] }: Given): Promise<RulesAtHand> => ({
  components: await Promise.all(components.map(componentsIn)),
  packages: await Promise.all(names.map(addressOf)),
});

/** Own components that were named on the line, by the id of their game. */
export const componentsIn = async (text: string): Promise<readonly [game: string, document: unknown]> => {
  const [id, file] = splitAt(text, '=');
  const game = knownGame(id);
  if (file === '') throw new Trouble('WrongUse', `'${text}' names no file: write ${id}=my-components.json.`);
  const document = await jsonIn(file);
  const own = game.withComponents(document);
  if (own._tag === 'Left') throw new Trouble('CannotRead', `${file} holds no components: ${own.left.message}`);
  return [id, document];
};

/** The text before the first mark, and that behind it. */
export const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** The game of an id. */
export const knownGame = (id: string) => {
  const game = gameOf(id);
  if (game !== undefined) return game;
  throw new Trouble('WrongUse', `There is no game '${id}'; there are ${Object.keys(games).join(', ')}.`);
};

const jsonIn = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw unreadable(file, told(error));
  }
};

/** Where a package is found from here, which every thread then loads by the same address. */
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
