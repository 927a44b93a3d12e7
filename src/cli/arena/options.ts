import { availableParallelism } from 'node:os';
import type { GameClock } from '../../arena/index.js';
import { MAX_LIMIT_MS } from '../../arena/job.js';
import { MAX_ELO_CLAIM } from '../../arena/sprt.js';
import type { Option } from '../command.js';
import { CommandError } from '../exit-status.js';
import {
  COMPONENTS_OPTION,
  collectValues,
  integerAtLeast,
  JSON_OPTION,
  OWN_GAME_OPTION,
  parseBounds,
  parseThreads,
} from '../options.js';
import type { Bounds } from '../query/find.js';

/** The option for the queue through which games are distributed. */
export const QUEUE_OPTION: Option = {
  flags: '--queue <name>',
  text: 'the name of the queue in Redis',
  defaultValue: 'sastrugi',
};

/** The option for the number of threads. */
export const THREADS_OPTION: Option = {
  flags: '--threads <n>',
  text: 'the number of threads',
  parse: parseThreads,
  defaultValue: availableParallelism(),
};

/** Reads a clock: the seconds at the beginning, and those that are added after each answer. */
const parseClock = (text: string): GameClock => {
  const [, seconds, more = '0'] = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const [initial, increment] = [Math.round(Number(seconds) * 1000), Math.round(Number(more) * 1000)];
  if (initial >= 1 && Math.max(initial, increment) <= MAX_LIMIT_MS) return { initial, increment };
  throw new CommandError(
    'WrongUse',
    `'${text}' is not a clock: write seconds, and seconds to add, such as 60 or 60+0.5.`,
  );
};

/** The option for an option of the game. */
export const GAME_OPTION: Option = {
  flags: '--option <name=value>',
  text: 'an option of the game, such as difficulty=easy; may be repeated',
  parse: collectValues,
};

/** The options of every command that lets bots play. */
export const PLAYING_OPTIONS: readonly Option[] = [
  {
    flags: '-p, --players <n>',
    text: 'the number of players; by default, simulate has a seat for each bot, and tournament two opponents or the smallest possible team',
    parse: integerAtLeast(1),
  },
  GAME_OPTION,
  COMPONENTS_OPTION,
  OWN_GAME_OPTION,
  { flags: '--deals <n>', text: 'the number of deals', parse: integerAtLeast(1), defaultValue: 20 },
  {
    flags: '--seed <text>',
    text: 'the seed of the deals; a random one by default, which the report names',
  },
  {
    flags: '--bot-seed <text>',
    text: "the seed of the bots' random numbers; a random one by default, which the report names",
  },
  {
    flags: '--limit <ms>',
    text: 'the milliseconds that a decision may take; a bot that takes longer loses the game',
    parse: integerAtLeast(1),
    defaultValue: 60_000,
  },
  {
    flags: '--thoughts',
    text: 'keep in the comments of the records what the bots thought; games kept without it are played again',
  },
  {
    flags: '--clock <seconds[+more]>',
    text: 'the seconds that a player has for a whole game, and those added after each answer, such as 60+0.5; a bot whose clock runs out loses the game',
    parse: parseClock,
    format: ({ initial, increment }: GameClock) => `${initial / 1000}+${increment / 1000}`,
  },
  {
    flags: '--archive <file>',
    text: 'add every game to this archive as a record; games that are in it already are not played again',
  },
  THREADS_OPTION,
  { flags: '--redis <url>', text: 'let the machines that serve a queue there play the games, instead of threads' },
  QUEUE_OPTION,
  { flags: '--chart <file>', text: 'draw the result as SVG' },
  JSON_OPTION,
  { flags: '-q, --quiet', text: 'show no progress' },
];

/** Returns a reader of ranges such as `0..50`, with two different numbers from `min` to `max`. */
const rangeBetween =
  (min: number, max: number) =>
  (text: string): Bounds => {
    const [low, high] = parseBounds(text);
    if (min <= low && low < high && high <= max) return [low, high];
    const wanted = `write two numbers from ${min} to ${max}, the lower one first, such as 40..60`;
    throw new CommandError('WrongUse', `'${text}' is not a range for this option: ${wanted}.`);
  };

const formatBounds = (bounds: Bounds): string => bounds.join('..');

/** The questions that a tournament can answer; it ends when the answer is known. */
export const TEST_OPTIONS: readonly Option[] = [
  {
    flags: '--elo <range>',
    text: 'end once one of two claims is known to be true: 0..50 asks whether the first of two bots is 0 or 50 Elo stronger',
    parse: rangeBetween(-MAX_ELO_CLAIM, MAX_ELO_CLAIM),
    format: formatBounds,
  },
  {
    flags: '--rate <range>',
    text: 'the same for the percentage of games won: 40..60',
    parse: rangeBetween(0, 100),
    format: formatBounds,
  },
];
