import { availableParallelism } from 'node:os';
import type { Worker } from 'bullmq';
import type { Either } from 'fp-ts/lib/Either.js';
import { runNotesReader } from '../arena/effort.js';
import {
  jobCodec,
  type PackageMissing,
  type RunNotes,
  type RunnerFailed,
  type TournamentFault,
} from '../arena/index.js';
import { codecOf, record as fields, optional } from '../core/codec/index.js';
import { accepted } from '../core/errors/verdict.js';
import type { GameRecord } from '../core/records/record.js';
import { readRecord } from '../core/records/record-codec.js';
import { connectTo, type Meeting, PATIENCE } from './redis.js';
import { type GameThreads, runnerFailed, threadsOf } from './threads.js';

/** The settings of a machine that serves a queue. */
export interface ServiceOptions extends Meeting {
  /** The number of threads for games; by default the number of processors. */
  readonly threads?: number;
  /** The memory limit of a thread. */
  readonly megabytes?: number;
  /** The milliseconds without a sign of life after which a game is given to another machine; 30,000. */
  readonly lock?: number;
  /**
   * True to start the programs that games name. Anyone who can write to the queue can then run any program here. They
   * are refused by default.
   */
  readonly exec?: boolean;
}

/** A machine that plays the games of a queue. */
export interface Service {
  /** Finishes the games in progress, then stops. */
  close(): Promise<void>;
}

/** The answer to a game: its record and what the run observed, or the error that prevented it. */
export type JobResult =
  | { readonly kind: 'record'; readonly record: GameRecord; readonly notes?: RunNotes }
  | { readonly kind: 'fault'; readonly fault: TournamentFault };

/** The number of times that a game may be taken from a machine without a sign of life. */
const MOST_STALLS = 10;
const LOCK = 30_000;

/** Plays the games of a queue in Redis until it is closed; the packages bullmq and ioredis are loaded for it. */
export const serveQueue = async (options: ServiceOptions): Promise<Either<RunnerFailed | PackageMissing, Service>> => {
  const { threads: count = availableParallelism(), megabytes, lock = LOCK, exec = false } = options;
  const threads = await threadsOf(count, megabytes);
  if (threads._tag === 'Left') return threads;
  const link = await connectTo(options);
  if (link._tag === 'Left') {
    await threads.right.end();
    return link;
  }
  const { Worker: WorkerOf, connection, name, end } = link.right;
  const worker: Worker = new WorkerOf(name, ({ data }) => answerTo(threads.right, data, exec), {
    connection,
    concurrency: count,
    lockDuration: lock,
    stalledInterval: lock / 2,
    maxStalledCount: MOST_STALLS,
  });
  worker.on('error', () => {}); // it reconnects automatically
  return accepted({
    close: async () => {
      await end(() => worker.close(), PATIENCE);
      await threads.right.end();
    },
  });
};

const NOT_STARTED = 'is a program, which a machine starts only if it serves with --exec.';

const answerTo = async (threads: GameThreads, data: unknown, exec: boolean): Promise<JobResult> => {
  const job = jobCodec.decode(data);
  if (job._tag === 'Left') return { kind: 'fault', fault: job.left };
  const program = exec ? undefined : job.right.seats.find((seat) => seat.program !== undefined);
  if (program !== undefined) return { kind: 'fault', fault: runnerFailed(`${program.name} ${NOT_STARTED}`) };
  let answer: JobResult | undefined;
  const played = await threads.play([job.right], async (record, notes) => {
    answer = { kind: 'record', record, ...(notes === undefined ? {} : { notes }) };
  });
  return played._tag === 'Left' ? { kind: 'fault', fault: played.left } : answer!;
};

const noted = codecOf(
  fields('an answer', { notes: optional(runNotesReader) }),
  (path, message) => `${path} ${message}`,
);

/** Reads another machine's answer to the game with this id. */
export const readAnswer = (document: unknown, id: string): JobResult => {
  const { kind, record, notes, fault } = (document ?? {}) as Readonly<Record<string, unknown>>;
  const read = readRecord(record);
  const observed = noted.decode(notes === undefined ? {} : { notes });
  if (kind === 'record' && read._tag === 'Right' && read.right.id === id && observed._tag === 'Right') {
    return { kind, record: read.right as GameRecord, ...observed.right };
  }
  if (kind === 'fault' && isFailure(fault)) return { kind, fault };
  return { kind: 'fault', fault: runnerFailed(`The queue answers to game ${id} with something that is no record.`) };
};

const isFailure = (value: unknown): value is TournamentFault =>
  typeof (value as Partial<TournamentFault> | null)?._tag === 'string' &&
  typeof (value as Partial<TournamentFault>).message === 'string';
