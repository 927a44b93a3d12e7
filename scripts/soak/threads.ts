import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './jobs.js';
import type { Result } from './result.js';

/** Receives the result of each job. */
export type Listener = (job: Job, result: Result) => void;

/** Runs one job after another on all processors while `goesOn` returns true; finishes the jobs in progress. */
export const soak = async (
  file: string,
  jobs: Iterator<Job, never>,
  goesOn: () => boolean,
  listener: Listener,
): Promise<void> => {
  const threads = Array.from({ length: availableParallelism() }, () => working(file, jobs, goesOn, listener));
  await Promise.all(threads);
};

const working = async (
  file: string,
  jobs: Iterator<Job, never>,
  goesOn: () => boolean,
  listener: Listener,
): Promise<void> => {
  let worker = new Worker(file);
  while (goesOn()) {
    const job = jobs.next().value;
    try {
      listener(job, await done(job, worker));
    } catch (error) {
      listener(job, { failure: lost(error) });
      await worker.terminate();
      worker = new Worker(file);
    }
  }
  await worker.terminate();
};

const MOST_MINUTES = 10;

/** Runs a job; throws if the thread dies of it, or does not finish in time. */
const done = async (job: Job, worker: Worker): Promise<Result> => {
  worker.postMessage(job);
  const [result]: readonly Result[] = await once(worker, 'message', {
    signal: AbortSignal.timeout(MOST_MINUTES * 60_000),
  });
  return result!;
};

const lost = (error: unknown): string =>
  error instanceof Error && error.name === 'AbortError'
    ? `did not come to an end within ${MOST_MINUTES} minutes`
    : `the thread died: ${error instanceof Error ? error.message : error}`;
