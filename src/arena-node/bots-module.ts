import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Either } from 'fp-ts/lib/Either.js';
import {
  type BotLookup,
  type BotLookupError,
  type Entrant,
  type FindBot,
  findBot,
  invalidSettings,
  type NoBots,
  noSuchBot,
} from '../arena/index.js';
import type { Bot } from '../bots/index.js';
import { isObject } from '../core/codec/reader.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { messageOf, toWellFormed } from '../core/data/text.js';
import { left, right } from '../core/errors/errors.js';
import { type DeclaredFiles, type Digests, digestBot } from './bot-digest.js';

/** An export of a bot module: a bot, or a function that makes one from its settings for a game. */
type BotExport = Bot<Types> | ((settings: unknown, game: AnyGame) => unknown);

/** Imports the module of an entrant, and returns the entrant with the digest of its bot. */
export const loadEntrant = async (
  path: string,
  entrant: Entrant,
  game: AnyGame,
): Promise<Either<BotLookupError, Entrant>> => {
  const realPath = await realpath(path).catch(() => resolve(path)); // as stacks name it
  const moduleDigests = await readDigests(realPath, {});
  if (moduleDigests._tag === 'Left') return moduleDigests;
  const found = await importBot(realPath, moduleDigests.right, entrant, game);
  if (found._tag === 'Left') return found;
  const { files, version } = found.right;
  const complete = await readDigests(realPath, { files, version });
  if (complete._tag === 'Left') return complete;
  const declared = { ...(files === undefined ? {} : { files }), ...(version === undefined ? {} : { version }) };
  return right({ ...entrant, source: { path: realPath, digest: complete.right.bot, ...declared } });
};

/** Finds bots in modules; one is imported only if it has the digest that the entrant names. */
export const findModuleBot: FindBot = async (entrant, game) => {
  if (entrant.source === undefined) return findBot(entrant, game);
  const { path, digest } = entrant.source;
  const before = await readDigests(path, entrant.source);
  if (before._tag === 'Left') return before;
  if (before.right.bot !== digest) return left(moduleChanged(path, MODULE_PARTS, digest, before.right.bot));
  const found = await importBot(path, before.right, entrant, game);
  if (found._tag === 'Left') return found;
  const after = await readDigests(path, found.right);
  if (after._tag === 'Left') return after;
  return after.right.bot === digest ? found : left(moduleChanged(path, MODULE_PARTS, digest, after.right.bot));
};

/** Imports a module, and finds the bot of an entrant in it. */
const importBot = async (path: string, { module }: Digests, entrant: Entrant, game: AnyGame): Promise<BotLookup> => {
  const loaded = await loadModule(path, module);
  if (loaded._tag === 'Left') return loaded;
  const exports = loaded.right;
  if (!Object.hasOwn(exports, entrant.bot)) return left(noSuchBot(entrant.bot, Object.keys(exports)));
  const found = createBot(exports[entrant.bot]!, entrant, game);
  return found._tag === 'Left' || hasValidDeclarations(found.right)
    ? found
    : noBots(path, `exports ${entrant.bot}, whose files must be a list of paths, and whose version a text`);
};

const hasValidDeclarations = ({ files = [], version = '' }: DeclaredFiles): boolean =>
  Array.isArray(files) && [...files, version].every((each) => typeof each === 'string');

const createBot = (exported: BotExport, { bot, settings = {} }: Entrant, game: AnyGame): BotLookup => {
  if (isBot(exported)) return right(exported);
  try {
    const value = exported(settings, game);
    return isBot(value)
      ? right(value)
      : left(invalidSettings(bot, '', 'the function returns something that is not a bot'));
  } catch (error) {
    return left(invalidSettings(bot, '', errorLine(error)));
  }
};

const isBot = (value: unknown): value is Bot<Types> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Bot<Types>>).name === 'string' &&
  typeof (value as Partial<Bot<Types>>).begin === 'function';

/** A module that this process has imported. */
interface LoadedModule {
  /** Its digest at the time of the import, even if its files change later. */
  readonly module: string;
  readonly exports: Promise<Either<NoBots, Exports>>;
}

type Exports = Readonly<Record<string, BotExport>>;

const modules = new Map<string, LoadedModule>();

const loadModule = (path: string, module: string): LoadedModule['exports'] => {
  const cached = modules.get(path) ?? { module, exports: importModule(path) };
  modules.set(path, cached);
  return cached.exports;
};

const importModule = async (path: string): Promise<Either<NoBots, Exports>> => {
  try {
    const found = pickBots((await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>);
    if (Object.keys(found).length > 0) return right(found);
    return noBots(path, 'exports no bot: an object with `name` and `begin`, or a function that makes one');
  } catch (error) {
    return noBots(path, `cannot be loaded: ${errorLine(error)}`);
  }
};

/** The digests of bots of imported modules: their files are read once. */
const digestCache = new Map<string, Digests>();

const readDigests = async (path: string, { files, version }: DeclaredFiles): Promise<Either<NoBots, Digests>> => {
  const key = JSON.stringify([path, files, version]);
  const cached = digestCache.get(key);
  if (cached !== undefined) return right(cached);
  try {
    const { module } = modules.get(path) ?? {};
    const found = await digestBot(path, { files, version }, module);
    if (module !== undefined) digestCache.set(key, found);
    return right(found);
  } catch (error) {
    return noBots(path, `cannot be loaded: ${errorLine(error)}`);
  }
};

/** Picks the exports that look like a bot or a function; a CommonJS module has its exports in `default`. */
const pickBots = (module: Readonly<Record<string, unknown>>): Exports => {
  const defaultExport = module['default'];
  const all =
    typeof defaultExport === 'object' && defaultExport !== null && !isBot(defaultExport)
      ? { ...defaultExport, ...botsOf(defaultExport), ...module }
      : module;
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [string, BotExport] => isBot(each[1]) || typeof each[1] === 'function'),
  );
};

/** Returns the bots of a pack. */
const botsOf = (pack: object): object => {
  const bots: unknown = Reflect.get(pack, 'bots');
  return isObject(bots) ? bots : {};
};

/** Makes the error of a module or program in which there is no bot. */
export const noBots = (module: string, reason: string): Either<NoBots, never> =>
  left({ _tag: 'NoBots', module, message: `${module} ${reason}.` });

const MODULE_PARTS = 'something that it imports or a file that its bot names';

/** Makes the error of a module or program that has changed, or whose `part` has. */
export const moduleChanged = (module: string, part: string, expected: string, found: string): BotLookupError => ({
  _tag: 'ModuleChanged',
  module,
  expected,
  found,
  message: `${module}, ${part} differs from when the tournament was planned.`,
});

/** Returns the first line of an error's message, cut to a moderate length. */
export const errorLine = (error: unknown): string => toWellFormed(messageOf(error).split('\n')[0]!, 300);
