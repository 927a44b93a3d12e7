import { setTimeout as sleep } from 'node:timers/promises';
import type * as bullmq from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import type * as ioredis from 'ioredis';
import type { PackageMissing, RunnerFailed } from '../arena/index.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { errorLine } from './bots-module.js';
import { installed } from './installed.js';
import { runnerFailed } from './threads.js';

/** The place where tournaments and the machines that play their games meet. */
export interface Meeting {
  /** The URL of Redis, such as `redis://127.0.0.1:6379`. */
  readonly url: string;
  /** The name of the queue; `sastrugi`. */
  readonly queue?: string;
}

/** A connection to Redis, with the classes that use it. */
export interface Link extends Pick<typeof bullmq, 'Queue' | 'Worker'> {
  readonly connection: ioredis.Redis;
  readonly name: string;
  /** Closes the users of the connection, for at most this many milliseconds, then the connection. */
  end(close: () => Promise<void>, milliseconds: number): Promise<void>;
}

/** The default of the milliseconds that Redis may be unreachable. */
export const PATIENCE = 600_000;

/** The milliseconds that Redis has for its first answer. */
const FIRST_ANSWER = 5000;

/** Connects to Redis, and loads the packages for it. */
export const connectTo = async ({
  url,
  queue = 'sastrugi',
}: Meeting): Promise<Either<RunnerFailed | PackageMissing, Link>> => {
  const queues = installed<typeof bullmq>('bullmq', ['Queue', 'Worker']);
  if (queues._tag === 'Left') return queues;
  const clients = installed<typeof ioredis>('ioredis', ['Redis']);
  if (clients._tag === 'Left') return clients;
  const { Queue, Worker } = queues.right;
  const { Redis: Client } = clients.right;
  try {
    const connection: ioredis.Redis = new Client(url, { maxRetriesPerRequest: null });
    connection.on('error', () => {}); // it reconnects automatically
    const end: Link['end'] = async (close, milliseconds) => {
      await Promise.race([close().catch(() => {}), wait(milliseconds)]);
      connection.disconnect();
    };
    if ((await Promise.race([connection.ping(), wait(FIRST_ANSWER)])) !== undefined) {
      return accepted({ Queue, Worker, connection, name: queue, end });
    }
    connection.disconnect();
    return refused(runnerFailed(`There is no answer from Redis at ${url}.`));
  } catch (error) {
    return refused(runnerFailed(`The queue fails: ${errorLine(error)}`));
  }
};

/** Waits without keeping the process alive. */
const wait = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });
