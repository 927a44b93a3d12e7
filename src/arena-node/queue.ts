import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue, Job as QueueJob } from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import { type Job, jobId, type Runner, type RunnerFailed, type TournamentFault, type Work } from '../arena/index.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { errorLine } from './bots-module.js';
import { withOwnerComponents } from './owner-components.js';
import { connectTo, type Meeting, PATIENCE } from './redis.js';
import { type JobResult, readAnswer } from './service.js';
import { runnerFailed } from './threads.js';

/** The settings of a tournament that uses a queue. */
export interface QueueOptions extends Meeting {
  /** The number of games that wait in the queue or are being played; 256. */
  readonly ahead?: number;
  /** The milliseconds that Redis may be unreachable before the tournament stops; ten minutes. */
  readonly patience?: number;
}

/**
 * Plays games on all machines that serve a queue in Redis; the packages bullmq and ioredis are loaded for it. A game's
 * key in the queue is its id, so a game may be queued twice, and machines may fail in the middle of it.
 */
export const onQueue = (options: QueueOptions): Runner => ({
  run: async (work) => {
    const { ahead = 256, patience = PATIENCE } = options;
    const link = await connectTo(options);
    if (link._tag === 'Left') return link;
    const { Queue: QueueOf, connection, name, end } = link.right;
    const queue: Queue = new QueueOf(name, { connection });
    queue.on('error', () => {}); // it reconnects automatically
    const open = new Map<string, Job>();
    try {
      return await course({ queue, work: withOwnerComponents(work), ahead, patience, open, failures: new Map() });
    } finally {
      await end(async () => {
        // Games that are not needed any more; those being played expire after a week.
        await Promise.allSettled([...open.keys()].map((id) => queue.remove(id)));
        await queue.close();
      }, GOODBYE);
    }
  },
});

/** A tournament in progress. */
interface QueuedTournament {
  readonly queue: Queue;
  readonly work: Work;
  readonly ahead: number;
  readonly patience: number;
  /** The games without a result yet, by id. */
  readonly open: Map<string, Job>;
  /** By game, how often it failed. */
  readonly failures: Map<string, number>;
}

/** The milliseconds between two looks at the queue, and those left to Redis at the end. */
const PAUSE = 50;
const GOODBYE = 2000;

const course = async (way: QueuedTournament): Promise<Either<TournamentFault, null>> => {
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
      await work.done(answer.record, answer.notes);
      open.delete(answer.record.id);
      const removed = await answered(way, way.queue.remove(answer.record.id));
      if (removed._tag === 'Left') return removed;
    }
    if (finished.right.length === 0) await sleep(PAUSE);
  }
};

/** The seconds after which unclaimed games leave the queue: a week. */
const WEEK = 604_800;
const KEPT = { removeOnComplete: { age: WEEK }, removeOnFail: { age: WEEK } };

/** Waits for an answer of Redis, up to the patience of the tournament. */
const answered = async <A>({ patience }: QueuedTournament, promise: Promise<A>): Promise<Either<RunnerFailed, A>> => {
  const stop = new AbortController();
  const gone = sleep(patience, null, { signal: stop.signal }).catch(() => null);
  try {
    const won = await Promise.race([promise.then((value) => ({ value })), gone]);
    return won === null ? refused(runnerFailed(`Redis has not answered for ${patience} ms.`)) : accepted(won.value);
  } catch (error) {
    return refused(runnerFailed(`The queue fails: ${errorLine(error)}`));
  } finally {
    stop.abort();
  }
};

/** Collects the available answers, and queues the games that the queue does not know, be they new or lost. */
const look = async ({ queue, open, failures }: QueuedTournament): Promise<readonly JobResult[]> => {
  const ids = [...open.keys()];
  const found = await Promise.all(ids.map((id) => queue.getJob(id)));
  const unknown = ids.filter((_, i) => found[i] === undefined);
  await queue.addBulk(unknown.map((id) => ({ name: 'game', data: open.get(id), opts: { ...KEPT, jobId: id } })));
  const answers: JobResult[] = [];
  for (const job of found) {
    if (job?.finishedOn === undefined) continue;
    if (job.failedReason) await again(job, failures, answers);
    else answers.push(readAnswer(job.returnvalue, job.id!));
  }
  return answers;
};

const MOST_FAILURES = 3;

/** Queues a failed game again, up to a number of failures. */
const again = async (job: QueueJob, failures: Map<string, number>, answers: JobResult[]): Promise<void> => {
  const count = (failures.get(job.id!) ?? 0) + 1;
  failures.set(job.id!, count);
  if (count < MOST_FAILURES) await job.retry('failed');
  else
    answers.push({ kind: 'fault', fault: runnerFailed(`Game ${job.id} fails again and again: ${job.failedReason}`) });
};
