import { availableParallelism } from 'node:os';
import type { Job, Runner, TournamentError, Work } from '../arena/index.js';
import { left, right } from '../core/errors/errors.js';
import { withOwnerComponents } from './game-finder.js';
import { type GameThreads, startThreads, type ThreadOptions } from './threads.js';

/** The size of a batch for a thread: this many milliseconds of games, and at most this many games. */
const BATCH = { milliseconds: 250, games: 256 };

/** Plays games on `count` threads of this machine, by default one per processor, and with these settings. */
export const onThreads = (count: number = availableParallelism(), options: ThreadOptions = {}): Runner => ({
  run: async (work) => {
    const threads = await startThreads(count, options);
    if (threads._tag === 'Left') return threads;
    const sharedWork: SharedWork = {
      work: withOwnerComponents(work),
      threads: threads.right,
      error: null,
      hasStoreFailed: false,
    };
    // All threads are awaited, even if one fails: a thread ended in the middle of a game would count as a forfeit.
    const ends = await Promise.allSettled(Array.from({ length: count }, () => serveThread(sharedWork)));
    await threads.right.end();
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return sharedWork.error === null ? right(null) : left(sharedWork.error);
  },
});

/** The state shared by all threads. */
interface SharedWork {
  readonly work: Work;
  readonly threads: GameThreads;
  error: TournamentError | null;
  /** True if records cannot be handed on. */
  hasStoreFailed: boolean;
}

/** Keeps a thread busy until there is an error or nothing left to play. */
const serveThread = async (sharedWork: SharedWork): Promise<void> => {
  const { work, threads } = sharedWork;
  try {
    for (let size = 1; sharedWork.error === null && !sharedWork.hasStoreFailed; ) {
      const jobs = takeJobs(work, size);
      if (jobs.length === 0) return;
      const began = performance.now();
      const outcome = await threads.play(jobs, work.addRecord);
      if (outcome._tag === 'Left') sharedWork.error = outcome.left;
      size = nextBatchSize(size, (performance.now() - began) / jobs.length);
    }
  } catch (error) {
    sharedWork.hasStoreFailed = true;
    throw error;
  }
};

/** Returns the size of the next batch, if each of the last `size` games took `millisecondsPerGame`. */
const nextBatchSize = (size: number, millisecondsPerGame: number): number =>
  Math.max(1, Math.min(BATCH.games, Math.round(BATCH.milliseconds / millisecondsPerGame), 2 * size));

/** Takes up to `count` jobs. */
const takeJobs = (work: Work, count: number): readonly Job[] => {
  const jobs: Job[] = [];
  for (let job = work.nextJob(); job !== undefined; job = work.nextJob()) {
    jobs.push(job);
    if (jobs.length === count) break;
  }
  return jobs;
};
