import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Either } from 'fp-ts/lib/Either.js';
import {
  type BotLookup,
  type BotMissing,
  type Entrant,
  type FindBot,
  findBot,
  invalidSettings,
  type NoBots,
  noSuchBot,
} from '../arena/index.js';
import type { Bot } from '../bots/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { wellFormed } from '../core/data/well-formed.js';
import { messageOf } from '../core/errors/message-of.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { type Digests, digestsOf, type NamedFiles } from './bot-digest.js';

/** An export of a bot module: a bot, or a function that makes one from its settings for a game. */
type Exported = Bot<Types> | ((settings: unknown, game: AnyGame) => unknown);

/** Imports the module of an entrant, and returns the entrant with the digest of its bot. */
export const loadEntrant = async (
  path: string,
  entrant: Entrant,
  game: AnyGame,
): Promise<Either<BotMissing, Entrant>> => {
  const from = await realpath(path).catch(() => resolve(path)); // as stacks name it
  const digests = await digested(from, {});
  if (digests._tag === 'Left') return digests;
  const found = await botIn(from, digests.right, entrant, game);
  if (found._tag === 'Left') return found;
  const { files, version } = found.right;
  const whole = await digested(from, { files, version });
  if (whole._tag === 'Left') return whole;
  const named = { ...(files === undefined ? {} : { files }), ...(version === undefined ? {} : { version }) };
  return accepted({ ...entrant, source: { path: from, digest: whole.right.bot, ...named } });
};

/** Finds bots in modules; one is imported only if it has the digest that the entrant names. */
export const findInModule: FindBot = async (entrant, game) => {
  if (entrant.source === undefined) return findBot(entrant, game);
  const { path, digest } = entrant.source;
  const before = await digested(path, entrant.source);
  if (before._tag === 'Left') return before;
  if (before.right.bot !== digest) return refused(otherModule(path, PARTS, digest, before.right.bot));
  const found = await botIn(path, before.right, entrant, game);
  if (found._tag === 'Left') return found;
  const after = await digested(path, found.right);
  if (after._tag === 'Left') return after;
  return after.right.bot === digest ? found : refused(otherModule(path, PARTS, digest, after.right.bot));
};

/** Imports a module, and finds the bot of an entrant in it. */
const botIn = async (path: string, { module }: Digests, entrant: Entrant, game: AnyGame): Promise<BotLookup> => {
  const loaded = await load(path, module);
  if (loaded._tag === 'Left') return loaded;
  const exports = loaded.right;
  if (!Object.hasOwn(exports, entrant.bot)) return refused(noSuchBot(entrant.bot, Object.keys(exports)));
  const found = made(exports[entrant.bot]!, entrant, game);
  return found._tag === 'Left' || namesWell(found.right)
    ? found
    : noBots(path, `exports ${entrant.bot}, whose files must be a list of paths, and whose version a text`);
};

const namesWell = ({ files = [], version = '' }: NamedFiles): boolean =>
  Array.isArray(files) && [...files, version].every((each) => typeof each === 'string');

const made = (exported: Exported, { bot, settings = {} }: Entrant, game: AnyGame): BotLookup => {
  if (isBot(exported)) return accepted(exported);
  try {
    const value = exported(settings, game);
    return isBot(value)
      ? accepted(value)
      : refused(invalidSettings(bot, '', 'the function returns something that is not a bot'));
  } catch (error) {
    return refused(invalidSettings(bot, '', errorLine(error)));
  }
};

const isBot = (value: unknown): value is Bot<Types> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Bot<Types>>).name === 'string' &&
  typeof (value as Partial<Bot<Types>>).begin === 'function';

/** A module that this process has imported. */
interface Loaded {
  /** Its digest at the time of the import, even if its files change later. */
  readonly module: string;
  readonly exports: Promise<Either<NoBots, Exports>>;
}

type Exports = Readonly<Record<string, Exported>>;

const modules = new Map<string, Loaded>();

const load = (path: string, module: string): Loaded['exports'] => {
  const known = modules.get(path) ?? { module, exports: loadNow(path) };
  modules.set(path, known);
  return known.exports;
};

const loadNow = async (path: string): Promise<Either<NoBots, Exports>> => {
  try {
    const found = exportsOf((await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>);
    if (Object.keys(found).length > 0) return accepted(found);
    return noBots(path, 'exports no bot: an object with `name` and `begin`, or a function that makes one');
  } catch (error) {
    return noBots(path, `cannot be loaded: ${errorLine(error)}`);
  }
};

/** The digests of bots of imported modules: their files are read once. */
const digests = new Map<string, Digests>();

const digested = async (path: string, { files, version }: NamedFiles): Promise<Either<NoBots, Digests>> => {
  const key = JSON.stringify([path, files, version]);
  const known = digests.get(key);
  if (known !== undefined) return accepted(known);
  try {
    const { module } = modules.get(path) ?? {};
    const found = await digestsOf(path, { files, version }, module);
    if (module !== undefined) digests.set(key, found);
    return accepted(found);
  } catch (error) {
    return noBots(path, `cannot be loaded: ${errorLine(error)}`);
  }
};

/** Picks the exports that look like a bot or a function; a CommonJS module has its exports in `default`. */
const exportsOf = (module: Readonly<Record<string, unknown>>): Exports => {
  const common = module['default'];
  const all = typeof common === 'object' && common !== null && !isBot(common) ? { ...common, ...module } : module;
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [string, Exported] => isBot(each[1]) || typeof each[1] === 'function'),
  );
};

/** Makes the error of a module or program in which there is no bot. */
export const noBots = (module: string, why: string): Either<NoBots, never> =>
  refused({ _tag: 'NoBots', module, message: `${module} ${why}.` });

const PARTS = 'something that it imports or a file that its bot names';

/** Makes the error of a module or program that has changed, or `what` belongs to it. */
export const otherModule = (module: string, what: string, expected: string, found: string): BotMissing => ({
  _tag: 'OtherModule',
  module,
  expected,
  found,
  message: `${module}, ${what} differs from when the tournament was planned.`,
});

/** Returns the first line of an error's message, cut to a moderate length. */
export const errorLine = (error: unknown): string => wellFormed(messageOf(error).split('\n')[0]!, 300);
