import { availableParallelism } from 'node:os';
import type { Job, Runner, TournamentFault, Work } from '../arena/index.js';
import { accepted, refused } from '../core/verdict.js';
import { withOwn } from './own.js';
import { type Threads, threadsOf } from './threads.js';

/** How many milliseconds of games a thread is given at once, and how many games at most. */
const BATCH = { milliseconds: 250, games: 256 };

/** Plays games on threads of this machine: on so many, or as many as it has processors; each may take so much memory. */
export const onThreads = (count: number = availableParallelism(), megabytes?: number): Runner => ({
  run: async (work) => {
    const threads = await threadsOf(count, megabytes);
    if (threads._tag === 'Left') return threads;
    const course: Course = { work: withOwn(work), threads: threads.right, fault: null, isBroken: false };
    // All are waited for, whatever happens to one: a thread that is ended in the middle of a game looks like a foul.
    const ends = await Promise.allSettled(Array.from({ length: count }, () => serve(course)));
    await threads.right.end();
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return course.fault === null ? accepted(null) : refused(course.fault);
  },
});

/** What all threads work on. */
interface Course {
  readonly work: Work;
  readonly threads: Threads;
  fault: TournamentFault | null;
  /** Whether records cannot be handed on. */
  isBroken: boolean;
}

/** Keeps a thread at work, as long as nothing is wrong. */
const serve = async (course: Course): Promise<void> => {
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

/** How many games come next, when each of so many took so many milliseconds. */
const sizeAfter = (size: number, each: number): number =>
  Math.max(1, Math.min(BATCH.games, Math.round(BATCH.milliseconds / each), 2 * size));

/** So many jobs, or as many as there are. */
export const taken = (work: Work, count: number): readonly Job[] => {
  const jobs: Job[] = [];
  for (let job = work.next(); job !== undefined; job = work.next()) {
    jobs.push(job);
    if (jobs.length === count) break;
  }
  return jobs;
};
