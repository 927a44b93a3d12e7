import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Either } from 'fp-ts/lib/Either.js';
import {
  type BotMissing,
  type Entrant,
  type FindBot,
  type Found,
  findBot,
  invalidSettings,
  type NoBots,
  noSuchBot,
  type Source,
} from '../arena/index.js';
import type { Bot } from '../bots/index.js';
import type { AnyGame, Types } from '../core/game.js';
import { accepted, refused } from '../core/verdict.js';

/** A module that exports bots. */
export interface BotModule {
  readonly source: Source;
  /** The names under which it exports bots, or functions that make them. */
  readonly bots: readonly string[];
}

/** What a module exports: a bot, or a function that makes one out of its settings for a game. */
type Exported = Bot<Types> | ((settings: unknown, game: AnyGame) => unknown);

interface Loaded extends BotModule {
  readonly exports: Readonly<Record<string, Exported>>;
}

/** Loads a module of bots by its path, or says why it is none. */
export const loadBots = async (path: string): Promise<Either<NoBots, BotModule>> => {
  const loaded = await load(resolve(path));
  if (loaded._tag === 'Left') return loaded;
  const { source, bots } = loaded.right;
  return accepted({ source, bots });
};

/** Finds bots in the modules of their entrants, and in this library where none is named. */
export const findBotAnywhere: FindBot = async (entrant, game) => {
  if (entrant.source === undefined) return findBot(entrant, game);
  const { path, digest } = entrant.source;
  const loaded = await load(path);
  if (loaded._tag === 'Left') return loaded;
  const { source, bots, exports } = loaded.right;
  if (source.digest !== digest) return refused(otherModule(path, digest, source.digest));
  if (!Object.hasOwn(exports, entrant.bot)) return refused(noSuchBot(entrant.bot, bots));
  return made(exports[entrant.bot]!, entrant, game);
};

const made = (exported: Exported, { bot, settings = {} }: Entrant, game: AnyGame): Found => {
  if (isBot(exported)) return accepted(exported);
  try {
    const value = exported(settings, game);
    return isBot(value) ? accepted(value) : refused(invalidSettings(bot, '', 'what is made of them is no bot'));
  } catch (error) {
    return refused(invalidSettings(bot, '', told(error)));
  }
};

const isBot = (value: unknown): value is Bot<Types> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Bot<Types>>).name === 'string' &&
  typeof (value as Partial<Bot<Types>>).begin === 'function';

/** Modules are loaded once by a process, whatever becomes of their files. */
const modules = new Map<string, Promise<Either<NoBots, Loaded>>>();

const load = (path: string): Promise<Either<NoBots, Loaded>> => {
  const known = modules.get(path) ?? loadNow(path);
  modules.set(path, known);
  return known;
};

const loadNow = async (path: string): Promise<Either<NoBots, Loaded>> => {
  try {
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const found = exportsOf((await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>);
    const bots = Object.keys(found);
    if (bots.length > 0) return accepted({ source: { path, digest }, bots, exports: found });
    return noBots(path, 'exports no bot: an object with `name` and `begin`, or a function that makes one');
  } catch (error) {
    return noBots(path, `cannot be loaded: ${told(error)}`);
  }
};

/** What looks like a bot, or like what makes one; a CommonJS module has its exports in `default`. */
const exportsOf = (module: Readonly<Record<string, unknown>>): Readonly<Record<string, Exported>> => {
  const common = module['default'];
  const all = typeof common === 'object' && common !== null && !isBot(common) ? { ...common, ...module } : module;
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [string, Exported] => isBot(each[1]) || typeof each[1] === 'function'),
  );
};

const noBots = (module: string, why: string): Either<NoBots, never> =>
  refused({ _tag: 'NoBots', module, message: `${module} ${why}.` });

const otherModule = (module: string, expected: string, found: string): BotMissing => ({
  _tag: 'OtherModule',
  module,
  expected,
  found,
  message: `${module} says something else than when the tournament was planned.`,
});

/** What an error says, on one line of moderate length. */
export const told = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]!.slice(0, 300);
};
