import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { Either } from 'fp-ts/lib/Either.js';
import type { Piscina } from 'piscina';
import {
  type Foul,
  gameFor,
  type Job,
  type PlayedJob,
  type RunnerFailed,
  recordOfGame,
  type TournamentFault,
  timeoutFoul,
  type Work,
} from '../arena/index.js';
import { accepted, orThrow, refused } from '../core/errors/verdict.js';
import type { GameRecord } from '../core/records/record.js';
import { gameOf } from '../games/index.js';
import { errorLine } from './bots-module.js';
import { endGroups, guarded } from './engine/groups.js';
import { actionsOn, type Slate, type SlateContents, slateOn } from './slate.js';
import type { ThreadTask } from './worker.js';

/** Threads that play games. */
export interface GameThreads {
  /** Plays games on one thread, and reports each one immediately; a bot that blocks the thread loses its game. */
  play(jobs: readonly Job[], tell: Work['done']): Promise<Either<TournamentFault, null>>;
  end(): Promise<void>;
}

/** The default memory limit of a thread. */
const MEGABYTES = 2048;

/** Starts `count` threads. */
export const threadsOf = async (count: number, megabytes = MEGABYTES): Promise<Either<RunnerFailed, GameThreads>> => {
  const limits = { concurrentTasksPerWorker: 1, resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  let pool: Piscina;
  try {
    const { Piscina: Pool } = await import('piscina');
    pool = new Pool({ ...WORKER, ...limits, minThreads: count, maxThreads: count });
  } catch (error) {
    return refused(runnerFailed(`Threads cannot be started: ${errorLine(error)}`));
  }
  pool.on('error', () => {}); // a thread that ends between two tasks is replaced for the next one
  return accepted({ play: (jobs, tell) => playAll(pool, jobs, tell), end: () => pool.destroy() });
};

/** Makes the error of a runner. */
export const runnerFailed = (message: string): RunnerFailed => ({ _tag: 'RunnerFailed', message });

/** The URL of this file, as an ES module or as CommonJS. */
const HERE = typeof __filename === 'undefined' ? import.meta.url : pathToFileURL(__filename).href;
const isSource = HERE.endsWith('.ts');

/** The program of a thread; from source it is run by tsx. */
const WORKER = isSource
  ? {
      filename: fileURLToPath(new URL('./worker.ts', HERE)),
      execArgv: ['--import', pathToFileURL(createRequire(HERE).resolve('tsx')).href],
    }
  : { filename: fileURLToPath(new URL('./arena-worker.js', HERE)) };

const MOST_STUMBLES = 2;

const playAll: (pool: Piscina, ...rest: Parameters<GameThreads['play']>) => ReturnType<GameThreads['play']> = async (
  pool,
  jobs,
  tell,
) => {
  let left = jobs;
  for (let stumbles = 0; left.length > 0; ) {
    const slate = slateOn();
    const ending = await played(pool, left, { slate, tell });
    if (ending.kind === 'done') return ending.fault === null ? accepted(null) : refused(ending.fault);
    const notes = slate.read();
    left = left.slice(Math.max(0, notes.job));
    if (notes.player >= 0) {
      await tell(recordBy(slate, left[0]!, foulOf(left[0]!, notes, ending)));
      left = left.slice(1);
    } else if (++stumbles === MOST_STUMBLES) return refused(runnerFailed(`A thread ends: ${ending.message}`));
  }
  return accepted(null);
};

/** The end of a task: regular, or with its thread. */
type Ending = { readonly kind: 'done'; readonly fault: TournamentFault | null } | Broken;

/** The end of a thread in the middle of a task. */
interface Broken {
  readonly kind: 'late' | 'crashed';
  readonly message: string;
}

interface RecordListener {
  readonly slate: Slate;
  readonly tell: Work['done'];
}

const played = async (pool: Piscina, jobs: readonly Job[], { slate, tell }: RecordListener): Promise<Ending> => {
  const { port1, port2 } = new MessageChannel();
  let telling = Promise.resolve();
  const take = ({ record, notes }: PlayedJob): void => {
    telling = telling.then(() => tell(record, notes));
    telling.catch(() => {});
  };
  port1.on('message', take);
  const stop = new AbortController();
  const timer = watching(jobs, slate, stop);
  const unguard = jobs.some(hasProgram) ? guarded(slate.programs) : () => {};
  const task: ThreadTask = { jobs, port: port2, memory: slate.memory };
  try {
    const fault = (await pool.run(task, { transferList: [port2], signal: stop.signal })) as TournamentFault | null;
    return { kind: 'done', fault };
  } catch (error) {
    return { kind: stop.signal.aborted ? 'late' : 'crashed', message: errorLine(error) };
  } finally {
    clearInterval(timer);
    endGroups(slate.programs()); // of a thread that has ended, and cannot do so
    unguard();
    for (let last = receiveMessageOnPort(port1); last !== undefined; last = receiveMessageOnPort(port1)) {
      take(last.message as PlayedJob);
    }
    port1.close();
    await telling;
  }
};

const hasProgram = ({ seats }: Job): boolean => seats.some(({ program }) => program !== undefined);

/** The milliseconds beyond its limit that a bot may block its thread before the thread is ended. */
const GRACE = 500;

/** Ends a task if a bot thinks for too long. */
const watching = (jobs: readonly Job[], slate: Slate, stop: AbortController): NodeJS.Timeout => {
  let last = slate.read();
  let since = performance.now();
  const look = (): void => {
    const now = slate.read();
    const longest = (now.allowance?.milliseconds ?? Number.POSITIVE_INFINITY) + GRACE;
    if (now.beat !== last.beat || now.player < 0) since = performance.now();
    else if (performance.now() - since > longest) stop.abort();
    last = now;
  };
  return setInterval(look, Math.min(GRACE, ...jobs.flatMap(({ limit }) => limit ?? [])) / 4);
};

const foulOf = (job: Job, { player, allowance }: SlateContents, { kind, message }: Broken): Foul =>
  kind === 'late'
    ? timeoutFoul(job, player, allowance!)
    : { player, reason: 'crashed', message: `${job.seats[player]!.name} ended its thread: ${message}` };

/** Makes the record of a game that ended with its thread; after the last move nobody is to blame. */
const recordBy = (slate: Slate, job: Job, foul: Foul): GameRecord => {
  const game = orThrow(gameFor(job, gameOf));
  const moves = actionsOn(slate).map((action) => game.moveOf(action)!);
  const state = moves.reduce((before, move) => game.play(before, move), orThrow(game.setup(job.options)));
  return recordOfGame(game, job, { moves, state, foul: game.toAct(state) === null ? null : foul });
};
