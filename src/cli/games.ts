import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../core/data/text.js';
import { type AnyGame, gameIds, loadGame, orThrow } from '../index.js';
import { loadPack } from '../packs/load.js';
import { type GamePack, indexPacks } from '../packs/pack.js';
import type { CommandOptions } from './command.js';
import { CommandError, usageError } from './exit-status.js';
import { type Io, io } from './io.js';
import { readDocument } from './read/open-source.js';
import type { ExtraRules } from './validate/available-games.js';

/** The pack of a module that `--game` names. */
interface OwnGame extends GamePack {
  /** The address of the module, by which every thread loads it. */
  readonly address: string;
}

/** By run of the command, its own games by id. */
const ownGames = new WeakMap<Io, ReadonlyMap<string, OwnGame>>();

/** Loads the modules that `--game` names, for this run of the command. */
export const loadOwnGames = async (modules: readonly string[]): Promise<readonly OwnGame[]> => {
  const named: (readonly [string, OwnGame])[] = [];
  for (const name of modules) {
    const address = resolveGameModule(name);
    const pack = await loadPack(address).catch((error: unknown) => {
      throw new CommandError('CannotRead', `${name} ${messageOf(error)}`);
    });
    named.push([name, { ...pack, address }]);
  }
  const loaded = indexPacks(named, gameIds);
  if (loaded._tag === 'Left') throw usageError(loaded.left.message);
  ownGames.set(io(), loaded.right);
  return listOwnGames();
};

/** Lists the modules among what `--game` names; for `find`, a word is the id of a game. */
export const listModuleNames = (named: string | readonly string[] = []): readonly string[] =>
  [named].flat().filter((name) => typeof named !== 'string' || /[./]/.test(name));

/** Returns an own game of this run by its id; undefined if there is none. */
export const findOwnGame = (id: string): OwnGame | undefined => ownGames.get(io())?.get(id);

/** Lists the own games of this run. */
const listOwnGames = (): readonly OwnGame[] => [...(ownGames.get(io())?.values() ?? [])];

/** Returns the game with an id, of this run or of this package; undefined if there is none. */
export const findGame = async (id: string): Promise<AnyGame | undefined> => findOwnGame(id)?.game ?? loadGame(id);

/** Lists the ids of all games of this run. */
export const listGameIds = (): readonly string[] => [...gameIds, ...listOwnGames().map(({ game }) => game.id)];

/** Resolves a module from the folder of the command: a path, or the name of an installed package. */
const resolveModule = (name: string): string => {
  const { folder } = io();
  const path = isPath(name) ? resolve(folder, name) : name;
  return pathToFileURL(createRequire(resolve(folder, 'package.json')).resolve(path)).href;
};

/** Checks whether a text is the path of a module, not the name of a package. */
export const isPath = (name: string): boolean => /^\.{0,2}\//.test(name);

const resolveGameModule = (name: string): string => {
  try {
    return resolveModule(name);
  } catch (error) {
    const hint = isPath(name) ? '' : ` Write ./${name} for a file.`;
    throw new CommandError('CannotRead', `${name} cannot be found: ${messageOf(error).split('\n')[0]}.${hint}`);
  }
};

/** Reads custom components named as GAME=FILE on the command line. */
const readComponents = async (text: string): Promise<readonly [game: string, document: unknown]> => {
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

/** Loads and checks the rules that the command line names. */
export const loadExtraRules = async ({
  components = [],
  package: names = [],
  modules = [],
}: CommandOptions): Promise<ExtraRules> => ({
  components: await Promise.all(components.map(readComponents)),
  packages: await Promise.all(names.map(resolvePackage)),
  modules,
});

/** Resolves a package from the current folder to an address, so that all threads load the same module. */
const resolvePackage = async (name: string): Promise<string> => {
  try {
    const address = resolveModule(name);
    const { loadPackageGames } = await import('./validate/available-games.js');
    await loadPackageGames(address);
    return address;
  } catch (error) {
    const why = error instanceof Error ? messageOf(error).split('\n')[0]! : `it throws ${messageOf(error)}`;
    const hint = isPath(name) ? '' : ` Install it here: npm install ${name}.`;
    throw new CommandError('CannotRead', `The package ${name} cannot be used: ${why}.${hint}`);
  }
};
