import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue, Job as QueueJob } from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import { type Job, jobId, type Runner, type RunnerError, type TournamentError, type Work } from '../arena/index.js';
import { left, right } from '../core/errors/errors.js';
import { errorLine } from './bots-module.js';
import { withOwnerComponents } from './game-finder.js';
import { connectToQueue, DEFAULT_TIMEOUT_MS, type QueueLocation } from './redis.js';
import { decodeJobResult, type JobResult } from './service.js';
import { runnerError } from './threads.js';

/** The settings of a tournament that uses a queue. */
export interface QueueOptions extends QueueLocation {
  /** The number of games that wait in the queue or are being played; 256. */
  readonly maxQueuedGames?: number;
  /** The milliseconds that Redis may be unreachable before the tournament stops; ten minutes. */
  readonly timeoutMilliseconds?: number;
}

/**
 * Plays games on all machines that serve a queue in Redis; the packages bullmq and ioredis are loaded for it. A game's
 * key in the queue is its id, so a game may be queued twice, and machines may fail in the middle of it.
 */
export const onQueue = (options: QueueOptions): Runner => ({
  run: async (work) => {
    const { maxQueuedGames = 256, timeoutMilliseconds = DEFAULT_TIMEOUT_MS } = options;
    const connected = await connectToQueue(options);
    if (connected._tag === 'Left') return connected;
    const { Queue: QueueOf, connection, name, close } = connected.right;
    const queue: Queue = new QueueOf(name, { connection });
    queue.on('error', () => {}); // it reconnects automatically
    const openJobs = new Map<string, Job>();
    try {
      return await playQueued({
        queue,
        work: withOwnerComponents(work),
        maxQueuedGames,
        timeoutMilliseconds,
        openJobs,
        failureCounts: new Map(),
      });
    } finally {
      await close(async () => {
        // Games that are not needed any more; those being played expire after a week.
        await Promise.allSettled([...openJobs.keys()].map((id) => queue.remove(id)));
        await queue.close();
      }, CLOSE_MS);
    }
  },
});

/** A tournament in progress. */
interface QueuedTournament {
  readonly queue: Queue;
  readonly work: Work;
  readonly maxQueuedGames: number;
  readonly timeoutMilliseconds: number;
  /** The games without a result yet, by id. */
  readonly openJobs: Map<string, Job>;
  /** By game, how often it failed. */
  readonly failureCounts: Map<string, number>;
}

/** The milliseconds between two looks at the queue, and those left to Redis at the end. */
const POLL_MS = 50;
const CLOSE_MS = 2000;

const playQueued = async (tournament: QueuedTournament): Promise<Either<TournamentError, null>> => {
  const { openJobs, work, maxQueuedGames } = tournament;
  for (;;) {
    while (openJobs.size < maxQueuedGames) {
      const job = work.nextJob();
      if (job === undefined) break;
      openJobs.set(jobId(job), job);
    }
    if (openJobs.size === 0) return right(null);
    const finished = await awaitRedis(tournament, collectAnswers(tournament));
    if (finished._tag === 'Left') return finished;
    for (const answer of finished.right) {
      if (answer.kind === 'error') return left(answer.error);
      await work.addRecord(answer.record, answer.notes);
      openJobs.delete(answer.record.id);
      const removed = await awaitRedis(tournament, tournament.queue.remove(answer.record.id));
      if (removed._tag === 'Left') return removed;
    }
    if (finished.right.length === 0) await sleep(POLL_MS);
  }
};

/** The seconds after which unclaimed games leave the queue: a week. */
const WEEK_SECONDS = 604_800;
const EXPIRY = { removeOnComplete: { age: WEEK_SECONDS }, removeOnFail: { age: WEEK_SECONDS } };

/** Waits for an answer of Redis, up to the patience of the tournament. */
const awaitRedis = async <A>(
  { timeoutMilliseconds }: QueuedTournament,
  promise: Promise<A>,
): Promise<Either<RunnerError, A>> => {
  const stop = new AbortController();
  const timeout = sleep(timeoutMilliseconds, null, { signal: stop.signal }).catch(() => null);
  try {
    const winner = await Promise.race([promise.then((value) => ({ value })), timeout]);
    return winner === null
      ? left(runnerError(`Redis has not answered for ${timeoutMilliseconds} ms.`))
      : right(winner.value);
  } catch (error) {
    return left(runnerError(`The queue fails: ${errorLine(error)}`));
  } finally {
    stop.abort();
  }
};

/** Collects the available answers, and queues the games that the queue does not know, be they new or lost. */
const collectAnswers = async ({ queue, openJobs, failureCounts }: QueuedTournament): Promise<readonly JobResult[]> => {
  const ids = [...openJobs.keys()];
  const found = await Promise.all(ids.map((id) => queue.getJob(id)));
  const unknown = ids.filter((_, i) => found[i] === undefined);
  await queue.addBulk(unknown.map((id) => ({ name: 'game', data: openJobs.get(id), opts: { ...EXPIRY, jobId: id } })));
  const answers: JobResult[] = [];
  for (const job of found) {
    if (job?.finishedOn === undefined) continue;
    if (job.failedReason) await retryFailed(job, failureCounts, answers);
    else answers.push(decodeJobResult(job.returnvalue, job.id!));
  }
  return answers;
};

const MAX_FAILURES = 3;

/** Queues a failed game again, up to a number of failures. */
const retryFailed = async (job: QueueJob, failureCounts: Map<string, number>, answers: JobResult[]): Promise<void> => {
  const count = (failureCounts.get(job.id!) ?? 0) + 1;
  failureCounts.set(job.id!, count);
  if (count < MAX_FAILURES) await job.retry('failed');
  else answers.push({ kind: 'error', error: runnerError(`Game ${job.id} fails again and again: ${job.failedReason}`) });
};
