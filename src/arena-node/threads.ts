import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { Either } from 'fp-ts/lib/Either.js';
import type { Piscina } from 'piscina';
import {
  createGameRecord,
  type Forfeit,
  findJobGame,
  type Job,
  type PlayedJob,
  type RunnerError,
  type TournamentError,
  timeoutForfeit,
  type Work,
} from '../arena/index.js';
import { left, orThrow, right } from '../core/errors/errors.js';
import type { GameRecord } from '../core/records/record.js';
import { errorLine } from './bots-module.js';
import { endGroups, guardProcesses } from './engine/engine-process.js';
import { type FindGame, loadGameFinder } from './game-finder.js';
import { createSharedProgress, listActions, type SharedProgress, type ThreadProgress } from './shared-progress.js';
import type { ThreadTask } from './worker.js';

/** Threads that play games. */
export interface GameThreads {
  /** Plays games on one thread, and reports each one immediately; a bot that blocks the thread loses its game. */
  play(jobs: readonly Job[], onRecord: Work['addRecord']): Promise<Either<TournamentError, null>>;
  end(): Promise<void>;
}

/** The default memory limit of a thread. */
const DEFAULT_MAX_MEGABYTES = 2048;

/** The settings of threads. */
export interface ThreadOptions {
  /** The memory limit of a thread. */
  readonly maxMegabytes?: number | undefined;
  /** The addresses of modules with games of one's own, each as a `GamePack`. */
  readonly modules?: readonly string[] | undefined;
}

/** Starts `count` threads. */
export const startThreads = async (
  count: number,
  { maxMegabytes = DEFAULT_MAX_MEGABYTES, modules = [] }: ThreadOptions = {},
): Promise<Either<RunnerError, GameThreads>> => {
  const limits = { concurrentTasksPerWorker: 1, resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } };
  let pool: Piscina;
  let findGame: FindGame;
  try {
    findGame = await loadGameFinder(modules);
    const { Piscina: Pool } = await import('piscina');
    pool = new Pool({ ...WORKER_OPTIONS, ...limits, minThreads: count, maxThreads: count });
  } catch (error) {
    return left(runnerError(`Threads cannot be started: ${errorLine(error)}`));
  }
  pool.on('error', () => {}); // a thread that ends between two tasks is replaced for the next one
  return right({
    play: (jobs, onRecord) => playAll({ pool, modules, findGame }, jobs, onRecord),
    end: () => pool.destroy(),
  });
};

/** Makes the error of a runner. */
export const runnerError = (message: string): RunnerError => ({ _tag: 'RunnerError', message });

/** The URL of this file, as an ES module or as CommonJS. */
const THIS_FILE_URL = typeof __filename === 'undefined' ? import.meta.url : pathToFileURL(__filename).href;
const isRunFromSource = THIS_FILE_URL.endsWith('.ts');

/** The program of a thread; from source it is run by tsx. */
const WORKER_OPTIONS = isRunFromSource
  ? {
      filename: fileURLToPath(new URL('./worker.ts', THIS_FILE_URL)),
      execArgv: ['--import', pathToFileURL(createRequire(THIS_FILE_URL).resolve('tsx')).href],
    }
  : { filename: fileURLToPath(new URL('./arena-worker.js', THIS_FILE_URL)) };

const MAX_EARLY_ENDS = 2;

/** Threads, and the games that they know. */
interface StartedThreads {
  readonly pool: Piscina;
  readonly modules: readonly string[];
  readonly findGame: FindGame;
}

const playAll: (threads: StartedThreads, ...rest: Parameters<GameThreads['play']>) => ReturnType<GameThreads['play']> =
  async (threads, jobs, onRecord) => {
    let jobsLeft = jobs;
    for (let earlyEnds = 0; jobsLeft.length > 0; ) {
      const shared = createSharedProgress();
      const ending = await playTask(threads, jobsLeft, { shared, onRecord });
      if (ending.kind === 'done') return ending.error === null ? right(null) : left(ending.error);
      const progress = shared.read();
      jobsLeft = jobsLeft.slice(Math.max(0, progress.job));
      if (progress.player >= 0) {
        await onRecord(
          createForfeitRecord(threads.findGame, shared, jobsLeft[0]!, forfeitOf(jobsLeft[0]!, progress, ending)),
        );
        jobsLeft = jobsLeft.slice(1);
      } else if (++earlyEnds === MAX_EARLY_ENDS) return left(runnerError(`A thread ends: ${ending.message}`));
    }
    return right(null);
  };

/** The end of a task: regular, or with its thread. */
type Ending = { readonly kind: 'done'; readonly error: TournamentError | null } | BrokenTask;

/** The end of a thread in the middle of a task. */
interface BrokenTask {
  readonly kind: 'late' | 'crashed';
  readonly message: string;
}

interface TaskListener {
  readonly shared: SharedProgress;
  readonly onRecord: Work['addRecord'];
}

const playTask = async (
  { pool, modules }: StartedThreads,
  jobs: readonly Job[],
  { shared, onRecord }: TaskListener,
): Promise<Ending> => {
  const { port1, port2 } = new MessageChannel();
  let reporting = Promise.resolve();
  const receive = ({ record, notes }: PlayedJob): void => {
    reporting = reporting.then(() => onRecord(record, notes));
    reporting.catch(() => {});
  };
  port1.on('message', receive);
  const stop = new AbortController();
  const timer = startWatchdog(jobs, shared, stop);
  const unguard = jobs.some(hasProgram) ? guardProcesses(shared.programs) : () => {};
  const task: ThreadTask = { jobs, port: port2, memory: shared.memory, modules };
  try {
    const error = (await pool.run(task, { transferList: [port2], signal: stop.signal })) as TournamentError | null;
    return { kind: 'done', error };
  } catch (error) {
    return { kind: stop.signal.aborted ? 'late' : 'crashed', message: errorLine(error) };
  } finally {
    clearInterval(timer);
    endGroups(shared.programs()); // of a thread that has ended, and cannot do so
    unguard();
    for (let last = receiveMessageOnPort(port1); last !== undefined; last = receiveMessageOnPort(port1)) {
      receive(last.message as PlayedJob);
    }
    port1.close();
    await reporting;
  }
};

const hasProgram = ({ seats }: Job): boolean => seats.some(({ program }) => program !== undefined);

/** The milliseconds beyond its limit that a bot may block its thread before the thread is ended. */
const GRACE_MS = 500;

/** Ends a task if a bot thinks for too long. */
const startWatchdog = (jobs: readonly Job[], shared: SharedProgress, stop: AbortController): NodeJS.Timeout => {
  let last = shared.read();
  let since = performance.now();
  const checkProgress = (): void => {
    const now = shared.read();
    const maxMilliseconds = (now.allowance?.milliseconds ?? Number.POSITIVE_INFINITY) + GRACE_MS;
    if (now.heartbeat !== last.heartbeat || now.player < 0) since = performance.now();
    else if (performance.now() - since > maxMilliseconds) stop.abort();
    last = now;
  };
  return setInterval(checkProgress, Math.min(GRACE_MS, ...jobs.flatMap(({ limit }) => limit ?? [])) / 4);
};

const forfeitOf = (job: Job, { player, allowance }: ThreadProgress, { kind, message }: BrokenTask): Forfeit =>
  kind === 'late'
    ? timeoutForfeit(job, player, allowance!)
    : { player, reason: 'crashed', message: `${job.seats[player]!.name} ended its thread: ${message}` };

/** Makes the record of a game that ended with its thread; after the last move nobody is to blame. */
const createForfeitRecord = (findGame: FindGame, shared: SharedProgress, job: Job, forfeit: Forfeit): GameRecord => {
  const game = orThrow(findJobGame(job, findGame));
  const moves = listActions(shared).map((action) => game.moveOf(action)!);
  const state = moves.reduce((before, move) => game.play(before, move), orThrow(game.setup(job.options)));
  return createGameRecord(game, job, { moves, state, forfeit: game.toAct(state) === null ? null : forfeit });
};
