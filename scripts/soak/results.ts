import { GAMES_PER_JOB, type Job } from './jobs.js';
import type { Result } from './result.js';

/** The results of a game and a promise. */
export interface PromiseResults {
  readonly game: string;
  readonly promise: number;
  rounds: number;
  /** The games of the rounds in which the promise was kept: a round stops early if it is broken. */
  games: number;
  failures: number;
}

/** The results of all games and promises so far. */
export interface Ledger {
  readonly results: readonly PromiseResults[];
  /** Enters the result of a job; returns the message to be printed: each failure once, and few of one kind. */
  enter(job: Job, result: Result): string | null;
}

const MAX_PRINTED = 3;

export const createLedger = (games: readonly string[], promises: readonly number[]): Ledger => {
  const results = games.flatMap((game) =>
    promises.map((promise): PromiseResults => ({ game, promise, rounds: 0, games: 0, failures: 0 })),
  );
  const printed = new Map<PromiseResults, Set<string>>(results.map((row) => [row, new Set()]));
  const enter = (job: Job, { failure }: Result): string | null => {
    const row = results.find(({ game, promise }) => game === job.game && promise === job.promise)!;
    row.rounds++;
    if (failure === null) {
      row.games += GAMES_PER_JOB;
      return null;
    }
    row.failures++;
    const known = printed.get(row)!;
    const kind = failureKind(failure);
    if (known.has(kind) || known.size === MAX_PRINTED) return null;
    known.add(kind);
    const more = known.size === MAX_PRINTED ? '\n(more failures of this promise are counted, not told)' : '';
    return `${job.game}, promise ${job.promise}, seed ${job.seed}: ${failure}${more}`;
  };
  return { results, enter };
};

/** Returns the message of a failure, without the game that shows it. */
const failureKind = (failure: string): string => failure.split('\n').slice(0, 2).join('\n');

/** Sums the results in one line. */
export const formatSums = (results: readonly PromiseResults[]): string => {
  const sum = (key: 'rounds' | 'games' | 'failures'): number => results.reduce((all, row) => all + row[key], 0);
  return `${sum('rounds')} rounds, ${sum('games')} games, ${sum('failures')} failures`;
};
