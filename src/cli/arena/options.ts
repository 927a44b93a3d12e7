import { availableParallelism } from 'node:os';
import { HIGHEST_CLAIM } from '../../arena/tournament.js';
import type { Option } from '../command.js';
import { Trouble } from '../exit.js';
import type { Range } from '../judges/finding.js';
import { COMPONENTS, integer, JSON_OPTION, many, range, threads } from '../options.js';

/** The option for the queue through which games are distributed. */
export const QUEUE: Option = { flags: '--queue <name>', text: 'the name of the queue in Redis', usual: 'sastrugi' };

/** The option for the number of threads. */
export const THREADS: Option = {
  flags: '--threads <n>',
  text: 'how many threads play',
  read: threads,
  usual: availableParallelism(),
};

/** The options of every command that lets bots play. */
export const PLAYING: readonly Option[] = [
  {
    flags: '-p, --players <n>',
    text: 'how many play; without it, simulate has a seat for each bot, and tournament two opponents, or a team as small as can be',
    read: integer(1),
  },
  {
    flags: '--option <name=value>',
    text: 'an option of the game, such as difficulty=easy; may be repeated',
    read: many,
  },
  COMPONENTS,
  { flags: '--deals <n>', text: 'how many deals are played', read: integer(1), usual: 20 },
  { flags: '--seed <text>', text: 'what the seeds of the deals begin with', usual: 'arena' },
  {
    flags: '--limit <ms>',
    text: 'the milliseconds that a decision may take, after which the game is lost',
    read: integer(1),
    usual: 60_000,
  },
  {
    flags: '--archive <file>',
    text: 'keep every game there as a record; games that are in it already are not played again',
  },
  THREADS,
  { flags: '--redis <url>', text: 'have the games played by all who serve a queue there, and not on threads' },
  QUEUE,
  { flags: '--chart <file>', text: 'draw what came of it, as SVG' },
  JSON_OPTION,
  { flags: '-q, --quiet', text: 'show no progress' },
];

/** Returns a reader of ranges such as `0..50`, with two different numbers from `least` to `most`. */
const between =
  (least: number, most: number) =>
  (text: string): Range => {
    const [low, high] = range(text);
    if (least <= low && low < high && high <= most) return [low, high];
    const wanted = `write two numbers from ${least} to ${most}, the lower one first, such as 40..60`;
    throw new Trouble('WrongUse', `'${text}' asks nothing: ${wanted}.`);
  };

/** The questions that a tournament can answer; it ends when the answer is known. */
export const ASKING: readonly Option[] = [
  {
    flags: '--elo <range>',
    text: 'end when it is known whether the first of two is so much stronger: 0..50 asks which of the two is true',
    read: between(-HIGHEST_CLAIM, HIGHEST_CLAIM),
  },
  { flags: '--rate <range>', text: 'the same by the part of games won, in percent: 40..60', read: between(0, 100) },
];
