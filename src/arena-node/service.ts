import { availableParallelism } from 'node:os';
import type { Worker } from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import { runNotesReader } from '../arena/effort.js';
import {
  jobCodec,
  type PackageMissing,
  type RunNotes,
  type RunnerError,
  type TournamentError,
} from '../arena/index.js';
import { createCodec, object as fields, optional } from '../core/codec/index.js';
import { right } from '../core/errors/errors.js';
import type { GameRecord } from '../core/records/record.js';
import { decodeRecord } from '../core/records/record-codec.js';
import { connectToQueue, DEFAULT_TIMEOUT_MS, type QueueLocation } from './redis.js';
import { type GameThreads, runnerError, startThreads, type ThreadOptions } from './threads.js';

/** The settings of a machine that serves a queue. */
export interface ServiceOptions extends QueueLocation, ThreadOptions {
  /** The number of threads for games; by default the number of processors. */
  readonly threads?: number;
  /** The milliseconds without a sign of life after which a game is given to another machine; 30,000. */
  readonly lockMilliseconds?: number;
  /**
   * True to start the programs that games name. Anyone who can write to the queue can then run any program here. They
   * are refused by default.
   */
  readonly canStartPrograms?: boolean;
}

/** A machine that plays the games of a queue. */
export interface Service {
  /** Finishes the games in progress, then stops. */
  close(): Promise<void>;
}

/** The answer to a game: its record and what the run observed, or the error that prevented it. */
export type JobResult =
  | { readonly kind: 'record'; readonly record: GameRecord; readonly notes?: RunNotes }
  | { readonly kind: 'error'; readonly error: TournamentError };

/** The number of times that a game may be taken from a machine without a sign of life. */
const MAX_STALLS = 10;
const DEFAULT_LOCK_MS = 30_000;

/** Plays the games of a queue in Redis until it is closed; the packages bullmq and ioredis are loaded for it. */
export const serveQueue = async (options: ServiceOptions): Promise<Either<RunnerError | PackageMissing, Service>> => {
  const {
    threads: count = availableParallelism(),
    lockMilliseconds = DEFAULT_LOCK_MS,
    canStartPrograms = false,
  } = options;
  const threads = await startThreads(count, options);
  if (threads._tag === 'Left') return threads;
  const connected = await connectToQueue(options);
  if (connected._tag === 'Left') {
    await threads.right.end();
    return connected;
  }
  const { Worker: WorkerOf, connection, name, close } = connected.right;
  const worker: Worker = new WorkerOf(name, ({ data }) => playQueuedJob(threads.right, data, canStartPrograms), {
    connection,
    concurrency: count,
    lockDuration: lockMilliseconds,
    stalledInterval: lockMilliseconds / 2,
    maxStalledCount: MAX_STALLS,
  });
  worker.on('error', () => {}); // it reconnects automatically
  return right({
    close: async () => {
      await close(() => worker.close(), DEFAULT_TIMEOUT_MS);
      await threads.right.end();
    },
  });
};

const NOT_STARTED = 'is a program, which a machine starts only if it serves with --exec.';

const playQueuedJob = async (threads: GameThreads, data: unknown, canStartPrograms: boolean): Promise<JobResult> => {
  const job = jobCodec.decode(data);
  if (job._tag === 'Left') return { kind: 'error', error: job.left };
  const program = canStartPrograms ? undefined : job.right.seats.find((seat) => seat.program !== undefined);
  if (program !== undefined) return { kind: 'error', error: runnerError(`${program.name} ${NOT_STARTED}`) };
  let answer: JobResult | undefined;
  const played = await threads.play([job.right], async (record, notes) => {
    answer = { kind: 'record', record, ...(notes === undefined ? {} : { notes }) };
  });
  return played._tag === 'Left' ? { kind: 'error', error: played.left } : answer!;
};

const notesCodec = createCodec(
  fields('an answer', { notes: optional(runNotesReader) }),
  (path, message) => `${path} ${message}`,
);

/** Reads another machine's answer to the game with this id. */
export const decodeJobResult = (document: unknown, id: string): JobResult => {
  const { kind, record, notes, error } = (document ?? {}) as Readonly<Record<string, unknown>>;
  const read = decodeRecord(record);
  const observed = notesCodec.decode(notes === undefined ? {} : { notes });
  if (kind === 'record' && read._tag === 'Right' && read.right.id === id && observed._tag === 'Right') {
    return { kind, record: read.right as GameRecord, ...observed.right };
  }
  if (kind === 'error' && isError(error)) return { kind, error };
  return { kind: 'error', error: runnerError(`The queue answers to game ${id} with something that is no record.`) };
};

const isError = (value: unknown): value is TournamentError =>
  typeof (value as Partial<TournamentError> | null)?._tag === 'string' &&
  typeof (value as Partial<TournamentError>).message === 'string';
