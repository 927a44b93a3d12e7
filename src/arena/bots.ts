import type { Either } from 'fp-ts/lib/Either.js';
import {
  type Bot,
  flat,
  greedy,
  LEVELS,
  type Level,
  ladderFor,
  ladderSettingsFor,
  random,
  type SearchOptions,
  search,
} from '../bots/index.js';
import {
  boolean,
  createCodec,
  type FieldReaders,
  integer,
  number,
  type ObjectOf,
  object,
  oneOf,
  optional,
} from '../core/codec/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { left, right } from '../core/errors/errors.js';
import type { Entrant } from './entrant.js';
import type { BotLookupError } from './errors.js';

/** Finds the bot of an entrant for a game, or returns the error that there is none. */
export type FindBot = (entrant: Entrant, game: AnyGame) => BotLookup | Promise<BotLookup>;

/** A bot, or the error that there is none. */
export type BotLookup = Either<BotLookupError, Bot<Types>>;

type BotFactory = (entrant: Entrant) => BotLookup;

/** Builds a factory of bots whose settings have these fields; `create` returns a bot, or the message of an error. */
const createBotFactory =
  <F extends FieldReaders>(fields: F, create: (settings: ObjectOf<F>) => Bot<Types> | string): BotFactory =>
  ({ bot, settings = {} }) => {
    const codec = createCodec(object(`the settings of ${bot}`, fields), (path, message) => ({ path, message }));
    const read = codec.decode(settings);
    if (read._tag === 'Left') return left(invalidSettings(bot, read.left.path, read.left.message));
    const created = create(read.right);
    return typeof created === 'string' ? left(invalidSettings(bot, '', created)) : right(created);
  };

/** Makes the error of invalid settings. */
export const invalidSettings = (bot: string, path: string, message: string): BotLookupError => ({
  _tag: 'InvalidSettings',
  bot,
  path,
  message: `The settings of ${bot}: ${path === '' ? '' : `${path} `}${message}.`,
});

const MAX_COUNT = 1_000_000_000;

const SEARCH_FIELDS = {
  iterations: optional(integer(1, MAX_COUNT)),
  milliseconds: optional(integer(1, MAX_COUNT)),
  observers: optional(oneOf('one', 'all')),
  exploration: optional(number(0, 1000)),
  untriedBonus: optional(number(-1000, 1000)),
  historyWeight: optional(number(0, 1000)),
  evaluateChildren: optional(boolean),
  greedyPlies: optional(integer(0, MAX_COUNT)),
  maxDepth: optional(integer(1, MAX_COUNT)),
  maxPlayoutPlies: optional(integer(0, MAX_COUNT)),
  sharedScale: optional(boolean),
  scoreWeight: optional(number(0, 1)),
  maxNodes: optional(integer(1, 100_000_000)),
  reuseTree: optional(boolean),
  stopEarly: optional(boolean),
};

/** Builds a factory of searches, which take the settings that they are not given from the defaults. */
const createSearchFactory =
  (create: typeof search, { budget, ...defaults }: Partial<SearchOptions<Types>> = {}) =>
  ({ iterations, milliseconds, ...rest }: ObjectOf<typeof SEARCH_FIELDS>): Bot<Types> | string => {
    if (iterations !== undefined && milliseconds !== undefined) return 'it takes either iterations or milliseconds';
    const budgetGiven =
      iterations !== undefined ? { iterations } : milliseconds !== undefined ? { milliseconds } : budget;
    return budgetGiven === undefined
      ? 'it needs iterations or milliseconds'
      : create({ ...defaults, ...rest, budget: budgetGiven });
  };

const BOT_FACTORIES: Readonly<Record<(typeof GENERAL_BOT_NAMES)[number], BotFactory>> = {
  random: createBotFactory({}, () => random()),
  greedy: createBotFactory({ samples: optional(integer(1, 1000)), maxDepth: optional(integer(1, 20)) }, greedy),
  flat: createBotFactory(SEARCH_FIELDS, createSearchFactory(flat)),
  search: createBotFactory(SEARCH_FIELDS, createSearchFactory(search)),
};

/** Finds the bots of this library. */
export const findBot = (entrant: Entrant, { id }: Pick<AnyGame, 'id'>): BotLookup => {
  const { bot } = entrant;
  const general = GENERAL_BOT_NAMES.find((each) => each === bot);
  if (general !== undefined) return BOT_FACTORIES[general](entrant);
  const level = LEVELS.find((each) => each === bot);
  const levelBot = level === undefined ? undefined : findLevelBot(entrant, id, level);
  return levelBot ?? left(noSuchBot(bot, ladderFor(id) === undefined ? GENERAL_BOT_NAMES : BOT_NAMES));
};

/** Finds a bot of a game's ladder; if it searches, it takes the settings of a search. */
const findLevelBot = (entrant: Entrant, id: string, level: Level): BotLookup | undefined => {
  const bot = ladderFor(id)?.[level];
  if (bot === undefined || entrant.settings === undefined) return bot && right(bot);
  const levelSettings = ladderSettingsFor(id)![level];
  return 'budget' in levelSettings
    ? createBotFactory(SEARCH_FIELDS, createSearchFactory(search, { ...levelSettings, name: level }))(entrant)
    : left(invalidSettings(level, '', `it is not a search in ${id}, so it has no settings`));
};

/** Makes the error of an unknown name. */
export const noSuchBot = (bot: string, known: readonly string[]): BotLookupError => ({
  _tag: 'NoSuchBot',
  bot,
  known,
  message: `There is no bot '${bot}'; there are ${known.join(', ')}.`,
});

/** The names of the bots beside the ladders. */
export const GENERAL_BOT_NAMES = ['random', 'greedy', 'flat', 'search'] as const;

/** The names of this library's bots: those of every game's ladder, and those beside the ladders. */
export const BOT_NAMES: readonly string[] = [...LEVELS, ...GENERAL_BOT_NAMES];
