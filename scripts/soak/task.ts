import { parseArgs } from 'node:util';
import { GAMES, TITLES } from './plans.js';

/** The promises and games to check, and the duration. */
export interface Task {
  readonly minutes: number;
  readonly games: readonly string[];
  /** The numbers of the promises, from 1. */
  readonly promises: readonly number[];
}

/** Parses the arguments; returns a message if they are invalid. */
export const parseTask = (args: readonly string[]): Task | string => {
  const flags = parseFlags(args);
  if (typeof flags === 'string') return flags;
  const { minutes, promises, games } = flags;
  const unknownGame = games.find((game) => !GAMES.includes(game));
  if (unknownGame !== undefined) return `There is no game '${unknownGame}'; there are ${GAMES.join(', ')}.`;
  const unknownPromise = promises.find((promise) => !PROMISE_NUMBERS.includes(Number(promise)));
  if (unknownPromise !== undefined)
    return `There is no promise '${unknownPromise}'; there are 1 to ${PROMISE_NUMBERS.length}.`;
  if (!(Number(minutes) > 0 && Number(minutes) < Infinity)) return `'${minutes}' is no number of minutes.`;
  return {
    minutes: Number(minutes),
    games: games.length > 0 ? GAMES.filter((game) => games.includes(game)) : GAMES,
    promises: promises.length > 0 ? PROMISE_NUMBERS.filter((n) => promises.map(Number).includes(n)) : PROMISE_NUMBERS,
  };
};

const DEFAULT_MINUTES = '10';
const PROMISE_NUMBERS: readonly number[] = TITLES.map((_, index) => index + 1);
const FLAGS = { minutes: { type: 'string' }, promise: { type: 'string', multiple: true } } as const;

interface ParsedFlags {
  readonly minutes: string;
  readonly promises: readonly string[];
  readonly games: readonly string[];
}

/** Parses the flags; numbers among the words are more promises: `--promise 3 15`. */
const parseFlags = (args: readonly string[]): ParsedFlags | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    const { minutes = DEFAULT_MINUTES, promise = [] } = values;
    const more = promise.length > 0 ? positionals.filter((word) => /^\d+$/.test(word)) : [];
    return { minutes, promises: [...promise, ...more], games: positionals.filter((word) => !more.includes(word)) };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\n|\. /);
    return `${line}. Allowed is [--minutes N] [GAME ...] [--promise N ...].`;
  }
};
