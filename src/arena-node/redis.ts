import { setTimeout as sleep } from 'node:timers/promises';
import type * as bullmq from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import type * as ioredis from 'ioredis';
import type { PackageMissing, RunnerError } from '../arena/index.js';
import { left, right } from '../core/errors/errors.js';
import { errorLine } from './bots-module.js';
import { requirePackage } from './installed.js';
import { runnerError } from './threads.js';

/** The place where tournaments and the machines that play their games meet. */
export interface QueueLocation {
  /** The URL of Redis, such as `redis://127.0.0.1:6379`. */
  readonly url: string;
  /** The name of the queue; `sastrugi`. */
  readonly queue?: string;
}

/** A connection to Redis, with the classes that use it. */
export interface QueueConnection extends Pick<typeof bullmq, 'Queue' | 'Worker'> {
  readonly connection: ioredis.Redis;
  readonly name: string;
  /** Closes the users of the connection, for at most this many milliseconds, then the connection. */
  close(close: () => Promise<void>, milliseconds: number): Promise<void>;
}

/** The default of the milliseconds that Redis may be unreachable. */
export const DEFAULT_TIMEOUT_MS = 600_000;

/** The milliseconds that Redis has for its first answer. */
const CONNECT_MS = 5000;

/** Connects to Redis, and loads the packages for it. */
export const connectToQueue = async ({
  url,
  queue = 'sastrugi',
}: QueueLocation): Promise<Either<RunnerError | PackageMissing, QueueConnection>> => {
  const queues = requirePackage<typeof bullmq>('bullmq', ['Queue', 'Worker']);
  if (queues._tag === 'Left') return queues;
  const clients = requirePackage<typeof ioredis>('ioredis', ['Redis']);
  if (clients._tag === 'Left') return clients;
  const { Queue, Worker } = queues.right;
  const { Redis: Client } = clients.right;
  try {
    const connection: ioredis.Redis = new Client(url, { maxRetriesPerRequest: null });
    connection.on('error', () => {}); // it reconnects automatically
    const endConnection: QueueConnection['close'] = async (close, milliseconds) => {
      await Promise.race([close().catch(() => {}), wait(milliseconds)]);
      connection.disconnect();
    };
    if ((await Promise.race([connection.ping(), wait(CONNECT_MS)])) !== undefined) {
      return right({ Queue, Worker, connection, name: queue, close: endConnection });
    }
    connection.disconnect();
    return left(runnerError(`There is no answer from Redis at ${url}.`));
  } catch (error) {
    return left(runnerError(`The queue fails: ${errorLine(error)}`));
  }
};

/** Waits without keeping the process alive. */
const wait = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });
