import { GAMES_PER_JOB, type Job } from './jobs.js';
import { type CreatePromises, promisesOf } from './plans.js';

/** The result of a job. */
export interface Result {
  /** The way the promise was broken, and how to repeat it; null if it was kept. */
  readonly failure: string | null;
}

/** Runs a job. */
export const runJob = ({ game, promise, seed }: Job, createPromises: CreatePromises = promisesOf(game)): Result => {
  try {
    createPromises(GAMES_PER_JOB, seed)[promise - 1]!.check();
    return { failure: null };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};
