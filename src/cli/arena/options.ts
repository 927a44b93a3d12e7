import { availableParallelism } from 'node:os';
import type { GameClock } from '../../arena/index.js';
import { LONGEST_LIMIT } from '../../arena/job.js';
import { HIGHEST_CLAIM } from '../../arena/sprt.js';
import type { Option } from '../command.js';
import { Trouble } from '../exit.js';
import { COMPONENTS, integer, JSON_OPTION, many, range, threads } from '../options.js';
import type { Bounds } from '../queries/finding.js';

/** The option for the queue through which games are distributed. */
export const QUEUE: Option = { flags: '--queue <name>', text: 'the name of the queue in Redis', usual: 'sastrugi' };

/** The option for the number of threads. */
export const THREADS: Option = {
  flags: '--threads <n>',
  text: 'the number of threads',
  read: threads,
  usual: availableParallelism(),
};

/** Reads a clock: the seconds at the beginning, and those that are added after each answer. */
const clock = (text: string): GameClock => {
  const [, seconds, more = '0'] = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const [initial, increment] = [Math.round(Number(seconds) * 1000), Math.round(Number(more) * 1000)];
  if (initial >= 1 && Math.max(initial, increment) <= LONGEST_LIMIT) return { initial, increment };
  throw new Trouble('WrongUse', `'${text}' is not a clock: write seconds, and seconds to add, such as 60 or 60+0.5.`);
};

/** The option for an option of the game. */
export const OPTION: Option = {
  flags: '--option <name=value>',
  text: 'an option of the game, such as difficulty=easy; may be repeated',
  read: many,
};

/** The options of every command that lets bots play. */
export const PLAYING: readonly Option[] = [
  {
    flags: '-p, --players <n>',
    text: 'the number of players; by default, simulate has a seat for each bot, and tournament two opponents or the smallest possible team',
    read: integer(1),
  },
  OPTION,
  COMPONENTS,
  { flags: '--deals <n>', text: 'the number of deals', read: integer(1), usual: 20 },
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
    read: integer(1),
    usual: 60_000,
  },
  {
    flags: '--thoughts',
    text: 'keep in the comments of the records what the bots thought; games kept without it are played again',
  },
  {
    flags: '--clock <seconds[+more]>',
    text: 'the seconds that a player has for a whole game, and those added after each answer, such as 60+0.5; a bot whose clock runs out loses the game',
    read: clock,
    write: ({ initial, increment }: GameClock) => `${initial / 1000}+${increment / 1000}`,
  },
  {
    flags: '--archive <file>',
    text: 'add every game to this archive as a record; games that are in it already are not played again',
  },
  THREADS,
  { flags: '--redis <url>', text: 'let the machines that serve a queue there play the games, instead of threads' },
  QUEUE,
  { flags: '--chart <file>', text: 'draw the result as SVG' },
  JSON_OPTION,
  { flags: '-q, --quiet', text: 'show no progress' },
];

/** Returns a reader of ranges such as `0..50`, with two different numbers from `least` to `most`. */
const between =
  (least: number, most: number) =>
  (text: string): Bounds => {
    const [low, high] = range(text);
    if (least <= low && low < high && high <= most) return [low, high];
    const wanted = `write two numbers from ${least} to ${most}, the lower one first, such as 40..60`;
    throw new Trouble('WrongUse', `'${text}' is not a range for this option: ${wanted}.`);
  };

const rangeText = (bounds: Bounds): string => bounds.join('..');

/** The questions that a tournament can answer; it ends when the answer is known. */
export const ASKING: readonly Option[] = [
  {
    flags: '--elo <range>',
    text: 'end once one of two claims is known to be true: 0..50 asks whether the first of two bots is 0 or 50 Elo stronger',
    read: between(-HIGHEST_CLAIM, HIGHEST_CLAIM),
    write: rangeText,
  },
  {
    flags: '--rate <range>',
    text: 'the same for the percentage of games won: 40..60',
    read: between(0, 100),
    write: rangeText,
  },
];
