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
  codecOf,
  type Fields,
  integer,
  number,
  oneOf,
  optional,
  type RecordOf,
  record,
} from '../core/codec/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { BESIDE_LADDERS, BOTS } from './bot-names.js';
import type { Entrant } from './entrant.js';
import type { BotMissing } from './faults.js';

/** Finds the bot of an entrant for a game, or returns the error that there is none. */
export type FindBot = (entrant: Entrant, game: AnyGame) => BotLookup | Promise<BotLookup>;

/** A bot, or the error that there is none. */
export type BotLookup = Either<BotMissing, Bot<Types>>;

type BotMaker = (entrant: Entrant) => BotLookup;

/** Makes a maker of bots whose settings have these fields; `make` returns a bot, or the message of an error. */
const maker =
  <F extends Fields>(fields: F, make: (settings: RecordOf<F>) => Bot<Types> | string): BotMaker =>
  ({ bot, settings = {} }) => {
    const codec = codecOf(record(`the settings of ${bot}`, fields), (path, message) => ({ path, message }));
    const read = codec.decode(settings);
    if (read._tag === 'Left') return refused(invalidSettings(bot, read.left.path, read.left.message));
    const made = make(read.right);
    return typeof made === 'string' ? refused(invalidSettings(bot, '', made)) : accepted(made);
  };

/** Makes the error of invalid settings. */
export const invalidSettings = (bot: string, path: string, message: string): BotMissing => ({
  _tag: 'InvalidSettings',
  bot,
  path,
  message: `The settings of ${bot}: ${path === '' ? '' : `${path} `}${message}.`,
});

const MOST = 1_000_000_000;

const SEARCH = {
  iterations: optional(integer(1, MOST)),
  milliseconds: optional(integer(1, MOST)),
  observers: optional(oneOf('one', 'all')),
  explore: optional(number(0, 1000)),
  urgency: optional(number(-1000, 1000)),
  history: optional(number(0, 1000)),
  foresee: optional(boolean),
  greed: optional(integer(0, MOST)),
  depth: optional(integer(1, MOST)),
  plies: optional(integer(0, MOST)),
  steady: optional(boolean),
  margin: optional(number(0, 1)),
  nodes: optional(integer(1, 100_000_000)),
  keep: optional(boolean),
  early: optional(boolean),
};

/** Makes a maker of searches, which take the settings that they are not given from `own`. */
const searching =
  (make: typeof search, { budget, ...own }: Partial<SearchOptions<Types>> = {}) =>
  ({ iterations, milliseconds, ...rest }: RecordOf<typeof SEARCH>): Bot<Types> | string => {
    if (iterations !== undefined && milliseconds !== undefined) return 'it takes either iterations or milliseconds';
    const limit = iterations !== undefined ? { iterations } : milliseconds !== undefined ? { milliseconds } : budget;
    return limit === undefined ? 'it needs iterations or milliseconds' : make({ ...own, ...rest, budget: limit });
  };

const MAKERS: Readonly<Record<(typeof BESIDE_LADDERS)[number], BotMaker>> = {
  random: maker({}, () => random()),
  greedy: maker({ samples: optional(integer(1, 1000)), depth: optional(integer(1, 20)) }, greedy),
  flat: maker(SEARCH, searching(flat)),
  search: maker(SEARCH, searching(search)),
};

/** Finds the bots of this library. */
export const findBot = (entrant: Entrant, { id }: Pick<AnyGame, 'id'>): BotLookup => {
  const { bot } = entrant;
  const made = BESIDE_LADDERS.find((each) => each === bot);
  if (made !== undefined) return MAKERS[made](entrant);
  const level = LEVELS.find((each) => each === bot);
  const found = level === undefined ? undefined : levelOf(entrant, id, level);
  return found ?? refused(noSuchBot(bot, BOTS));
};

/** Finds a bot of a game's ladder; if it searches, it takes the settings of a search. */
const levelOf = (entrant: Entrant, id: string, level: Level): BotLookup | undefined => {
  const bot = ladderFor(id)?.[level];
  if (bot === undefined || entrant.settings === undefined) return bot && accepted(bot);
  const own = ladderSettingsFor(id)![level];
  return 'budget' in own
    ? maker(SEARCH, searching(search, { ...own, name: level }))(entrant)
    : refused(invalidSettings(level, '', `it is not a search in ${id}, so it has no settings`));
};

/** Makes the error of an unknown name. */
export const noSuchBot = (bot: string, known: readonly string[]): BotMissing => ({
  _tag: 'NoSuchBot',
  bot,
  known,
  message: `There is no bot '${bot}'; there are ${known.join(', ')}.`,
});
