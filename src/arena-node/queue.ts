import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue, Job as QueueJob } from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import { type Job, jobId, type Runner, type RunnerFailed, type TournamentFault, type Work } from '../arena/index.js';
import { accepted, refused } from '../core/verdict.js';
import { told } from './bots-module.js';
import { withOwn } from './own.js';
import { connectTo, type Meeting, PATIENCE } from './redis.js';
import { type Answer, readAnswer } from './service.js';
import { runnerFailed } from './threads.js';

/** How a tournament uses a queue. */
export interface QueueOptions extends Meeting {
  /** How many games wait in the queue or are being played; 256. */
  readonly ahead?: number;
  /** How many milliseconds Redis may be gone before the tournament stops; ten minutes. */
  readonly patience?: number;
}

/**
 * Plays games on all machines that serve a queue in Redis; the packages bullmq and ioredis are loaded for it. A game is
 * in the queue under its id: it does not matter how often it is put there, nor who dies in the middle of it.
 */
export const onQueue = (options: QueueOptions): Runner => ({
  run: async (work) => {
    const { ahead = 256, patience = PATIENCE } = options;
    const link = await connectTo(options);
    if (link._tag === 'Left') return link;
    const { Queue: QueueOf, connection, name, end } = link.right;
    const queue: Queue = new QueueOf(name, { connection });
    queue.on('error', () => {}); // it connects again by itself
    const open = new Map<string, Job>();
    try {
      return await course({ queue, work: withOwn(work), ahead, patience, open, failures: new Map() });
    } finally {
      await end(async () => {
        // What nobody wants any more; what is being played goes after a week.
        await Promise.allSettled([...open.keys()].map((id) => queue.remove(id)));
        await queue.close();
      }, GOODBYE);
    }
  },
});

/** A tournament under way. */
interface Course {
  readonly queue: Queue;
  readonly work: Work;
  readonly ahead: number;
  readonly patience: number;
  /** The games that are not back yet, by id. */
  readonly open: Map<string, Job>;
  /** How often those who played a game have died of it, as it seems. */
  readonly failures: Map<string, number>;
}

/** How many milliseconds to wait where nothing has happened, and at the end for Redis. */
const PAUSE = 50;
const GOODBYE = 2000;

const course = async (way: Course): Promise<Either<TournamentFault, null>> => {
  const { open, work, ahead } = way;
  for (;;) {
    while (open.size < ahead) {
      const job = work.next();
      if (job === undefined) break;
      open.set(jobId(job), job);
    }
    if (open.size === 0) return accepted(null);
    const finished = await answered(way, look(way));
    if (finished._tag === 'Left') return finished;
    for (const answer of finished.right) {
      if (answer.kind === 'fault') return refused(answer.fault);
      await work.done(answer.record);
      open.delete(answer.record.id);
      const removed = await answered(way, way.queue.remove(answer.record.id));
      if (removed._tag === 'Left') return removed;
    }
    if (finished.right.length === 0) await sleep(PAUSE);
  }
};

/** How many seconds games stay in the queue for which nobody comes back: a week. */
const WEEK = 604_800;
const KEPT = { removeOnComplete: { age: WEEK }, removeOnFail: { age: WEEK } };

/** What Redis answers, unless it is gone for too long. */
const answered = async <A>({ patience }: Course, promise: Promise<A>): Promise<Either<RunnerFailed, A>> => {
  const stop = new AbortController();
  const gone = sleep(patience, null, { signal: stop.signal }).catch(() => null);
  try {
    const won = await Promise.race([promise.then((value) => ({ value })), gone]);
    return won === null ? refused(runnerFailed(`Redis has not answered for ${patience} ms.`)) : accepted(won.value);
  } catch (error) {
    return refused(runnerFailed(`The queue fails: ${told(error)}`));
  } finally {
    stop.abort();
  }
};

/** The answers that are there; what the queue does not know is put into it, be it new or lost. */
const look = async ({ queue, open, failures }: Course): Promise<readonly Answer[]> => {
  const ids = [...open.keys()];
  const found = await Promise.all(ids.map((id) => queue.getJob(id)));
  const unknown = ids.filter((_, i) => found[i] === undefined);
  await queue.addBulk(unknown.map((id) => ({ name: 'game', data: open.get(id), opts: { ...KEPT, jobId: id } })));
  const answers: Answer[] = [];
  for (const job of found) {
    if (job?.finishedOn === undefined) continue;
    if (job.failedReason) await again(job, failures, answers);
    else answers.push(readAnswer(job.returnvalue, job.id!));
  }
  return answers;
};

const MOST_FAILURES = 3;

/** Has a game played again that failed, unless that is in vain. */
const again = async (job: QueueJob, failures: Map<string, number>, answers: Answer[]): Promise<void> => {
  const count = (failures.get(job.id!) ?? 0) + 1;
  failures.set(job.id!, count);
  if (count < MOST_FAILURES) await job.retry('failed');
  else
    answers.push({ kind: 'fault', fault: runnerFailed(`Game ${job.id} fails again and again: ${job.failedReason}`) });
};
