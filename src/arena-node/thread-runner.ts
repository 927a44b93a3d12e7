import { availableParallelism } from 'node:os';
import type { Job, Runner, TournamentFault, Work } from '../arena/index.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { withOwnerComponents } from './owner-components.js';
import { type GameThreads, threadsOf } from './threads.js';

/** The size of a batch for a thread: this many milliseconds of games, and at most this many games. */
const BATCH = { milliseconds: 250, games: 256 };

/** Plays games on `count` threads of this machine, by default one per processor, with `megabytes` of memory each. */
export const onThreads = (count: number = availableParallelism(), megabytes?: number): Runner => ({
  run: async (work) => {
    const threads = await threadsOf(count, megabytes);
    if (threads._tag === 'Left') return threads;
    const course: SharedWork = {
      work: withOwnerComponents(work),
      threads: threads.right,
      fault: null,
      isBroken: false,
    };
    // All threads are awaited, even if one fails: a thread ended in the middle of a game would count as a foul.
    const ends = await Promise.allSettled(Array.from({ length: count }, () => serve(course)));
    await threads.right.end();
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return course.fault === null ? accepted(null) : refused(course.fault);
  },
});

/** The state shared by all threads. */
interface SharedWork {
  readonly work: Work;
  readonly threads: GameThreads;
  fault: TournamentFault | null;
  /** True if records cannot be handed on. */
  isBroken: boolean;
}

/** Keeps a thread busy until there is an error or nothing left to play. */
const serve = async (course: SharedWork): Promise<void> => {
  const { work, threads } = course;
  try {
    for (let size = 1; course.fault === null && !course.isBroken; ) {
      const jobs = taken(work, size);
      if (jobs.length === 0) return;
      const began = performance.now();
      const outcome = await threads.play(jobs, work.done);
      if (outcome._tag === 'Left') course.fault = outcome.left;
      size = sizeAfter(size, (performance.now() - began) / jobs.length);
    }
  } catch (error) {
    course.isBroken = true;
    throw error;
  }
};

/** Returns the size of the next batch, if each of the last `size` games took `each` milliseconds. */
const sizeAfter = (size: number, each: number): number =>
  Math.max(1, Math.min(BATCH.games, Math.round(BATCH.milliseconds / each), 2 * size));

/** Takes up to `count` jobs. */
const taken = (work: Work, count: number): readonly Job[] => {
  const jobs: Job[] = [];
  for (let job = work.next(); job !== undefined; job = work.next()) {
    jobs.push(job);
    if (jobs.length === count) break;
  }
  return jobs;
};
