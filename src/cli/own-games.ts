import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../core/data/text.js';
import { type AnyGame, gameIds, loadGame } from '../index.js';
import { loadPack } from '../packs/load.js';
import { type GamePack, indexPacks } from '../packs/pack.js';
import { CommandError, usageError } from './exit-status.js';
import { type Io, io } from './io.js';

/** The pack of a module that `--game` names. */
export interface OwnGame extends GamePack {
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
export const listOwnGames = (): readonly OwnGame[] => [...(ownGames.get(io())?.values() ?? [])];

/** Returns the game with an id, of this run or of this package; undefined if there is none. */
export const findGame = async (id: string): Promise<AnyGame | undefined> => findOwnGame(id)?.game ?? loadGame(id);

/** Lists the ids of all games of this run. */
export const listGameIds = (): readonly string[] => [...gameIds, ...listOwnGames().map(({ game }) => game.id)];

/** Resolves a module from the folder of the command: a path, or the name of an installed package. */
export const resolveModule = (name: string): string => {
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
