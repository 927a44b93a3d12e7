import { GAMES_PER_JOB, type Job } from './jobs.js';
import type { Result } from './result.js';

/** The results of a game and a promise. */
export interface Figures {
  readonly game: string;
  readonly promise: number;
  rounds: number;
  /** The games of the rounds in which the promise was kept: a round stops early if it is broken. */
  games: number;
  failures: number;
}

/** The results of all games and promises so far. */
export interface Ledger {
  readonly figures: readonly Figures[];
  /** Enters the result of a job; returns the message to be printed: each failure once, and few of one kind. */
  entered(job: Job, result: Result): string | null;
}

const MOST_TOLD = 3;

export const ledgerOf = (games: readonly string[], promises: readonly number[]): Ledger => {
  const figures = games.flatMap((game) =>
    promises.map((promise): Figures => ({ game, promise, rounds: 0, games: 0, failures: 0 })),
  );
  const told = new Map<Figures, Set<string>>(figures.map((row) => [row, new Set()]));
  const entered = (job: Job, { failure }: Result): string | null => {
    const row = figures.find(({ game, promise }) => game === job.game && promise === job.promise)!;
    row.rounds++;
    if (failure === null) {
      row.games += GAMES_PER_JOB;
      return null;
    }
    row.failures++;
    const known = told.get(row)!;
    const kind = kindOf(failure);
    if (known.has(kind) || known.size === MOST_TOLD) return null;
    known.add(kind);
    const more = known.size === MOST_TOLD ? '\n(more failures of this promise are counted, not told)' : '';
    return `${job.game}, promise ${job.promise}, seed ${job.seed}: ${failure}${more}`;
  };
  return { figures, entered };
};

/** Returns the message of a failure, without the game that shows it. */
const kindOf = (failure: string): string => failure.split('\n').slice(0, 2).join('\n');

/** Sums the results in one line. */
export const summed = (figures: readonly Figures[]): string => {
  const sum = (key: 'rounds' | 'games' | 'failures'): number => figures.reduce((all, row) => all + row[key], 0);
  return `${sum('rounds')} rounds, ${sum('games')} games, ${sum('failures')} failures`;
};
