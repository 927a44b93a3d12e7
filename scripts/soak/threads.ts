import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './jobs.js';
import type { Result } from './result.js';

/** Receives the result of each job. */
export type Listener = (job: Job, result: Result) => void;

/** Runs one job after another on all processors while `isTimeLeft` returns true; finishes the jobs in progress. */
export const soak = async (
  file: string,
  jobs: Iterator<Job, never>,
  isTimeLeft: () => boolean,
  listener: Listener,
): Promise<void> => {
  const threads = Array.from({ length: availableParallelism() }, () => runThread(file, jobs, isTimeLeft, listener));
  await Promise.all(threads);
};

const runThread = async (
  file: string,
  jobs: Iterator<Job, never>,
  isTimeLeft: () => boolean,
  listener: Listener,
): Promise<void> => {
  let worker = new Worker(file);
  while (isTimeLeft()) {
    const job = jobs.next().value;
    try {
      listener(job, await runJob(job, worker));
    } catch (error) {
      listener(job, { failure: formatLostThread(error) });
      await worker.terminate();
      worker = new Worker(file);
    }
  }
  await worker.terminate();
};

const MAX_JOB_MINUTES = 10;

/** Runs a job; throws if the thread dies of it, or does not finish in time. */
const runJob = async (job: Job, worker: Worker): Promise<Result> => {
  worker.postMessage(job);
  const [result]: readonly Result[] = await once(worker, 'message', {
    signal: AbortSignal.timeout(MAX_JOB_MINUTES * 60_000),
  });
  return result!;
};

const formatLostThread = (error: unknown): string =>
  error instanceof Error && error.name === 'AbortError'
    ? `did not come to an end within ${MAX_JOB_MINUTES} minutes`
    : `the thread died: ${error instanceof Error ? error.message : error}`;
