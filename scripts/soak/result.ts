import { GAMES_PER_JOB, type Job } from './jobs.js';
import { type Promised, promisedBy } from './plans.js';

/** How a job ended. */
export interface Result {
  /** How the promise was broken, and how to repeat it; null when it was kept. */
  readonly failure: string | null;
}

/** Does a job. */
export const resultOf = ({ game, promise, seed }: Job, promised: Promised = promisedBy(game)): Result => {
  try {
    promised(GAMES_PER_JOB, seed)[promise - 1]!.check();
    return { failure: null };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};
