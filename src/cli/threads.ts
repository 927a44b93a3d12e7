import { setFlagsFromString } from 'node:v8';
import type { Piscina } from 'piscina';
import { io } from './io.js';
import type { BatchAnswer, BatchTask } from './task.js';

/** Runs tasks in threads, so that the main thread handles signals at any time. */
interface TaskThreads {
  /** The most tasks in progress, which keeps all threads busy and limits memory. */
  readonly maxTasks: number;
  run(task: BatchTask): Promise<BatchAnswer>;
  end(): Promise<void>;
}

/** The size of the young generation in megabytes: more of it uses memory and is not faster. */
const YOUNG_GENERATION_MB = 16;

/**
 * A flag of V8 that collects the old generation once it has grown by half, in every thread, instead of fourfold: memory
 * stays constant in long runs.
 */
const HEAP_GROWTH_FLAG = '--heap-growing-percent=50';

/** The bytes of compressed input for which a thread is worth its start. */
const MIN_BYTES_PER_THREAD = 32_768;

/**
 * Starts threads with the first task: at most `maxThreads`, and no more than so many bytes of input need, null if nobody
 * knows how many. Tasks that end soon need none for a small input.
 */
export const createThreads = (inputBytes: number | null, maxThreads: number, endsSoon: boolean): TaskThreads => {
  if (!io().hasThreads || (endsSoon && inputBytes !== null && inputBytes <= MIN_BYTES_PER_THREAD)) return THIS_THREAD;
  const neededThreads = inputBytes === null ? maxThreads : Math.max(1, Math.ceil(inputBytes / MIN_BYTES_PER_THREAD));
  const count = Math.min(maxThreads, neededThreads);
  let pool: Promise<Piscina<BatchTask, BatchAnswer>> | null = null;
  return {
    maxTasks: 3 * count,
    run: async (task) => {
      pool ??= startPool(count);
      return (await pool).run(task);
    },
    end: async () => (await pool)?.destroy(),
  };
};

/** Runs tasks in this thread, on copies of what is sent, as between threads. */
const THIS_THREAD: TaskThreads = {
  maxTasks: 1,
  run: async (task) => structuredClone(await (await import('./task.js')).default(structuredClone(task))),
  end: async () => {},
};

const startPool = async (count: number): Promise<Piscina<BatchTask, BatchAnswer>> => {
  setFlagsFromString(HEAP_GROWTH_FLAG);
  const { Piscina } = await import('piscina');
  return new Piscina<BatchTask, BatchAnswer>({
    filename: new URL('./task.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
};

/**
 * Yields the answers to tasks in the order of the tasks, as soon as they are there, even while the next task is waited
 * for; reads few more tasks than can be in progress.
 */
export async function* answerTasks<T extends BatchTask>(
  tasks: AsyncIterable<T>,
  threads: TaskThreads,
): AsyncGenerator<readonly [BatchAnswer, T]> {
  const source = tasks[Symbol.asyncIterator]();
  const running: (readonly [Promise<BatchAnswer>, T])[] = [];
  let nextTask: Promise<IteratorResult<T>> | null = source.next();
  while (nextTask !== null || running.length > 0) {
    const hasRoom = nextTask !== null && running.length < threads.maxTasks;
    const [first] = running[0] ?? [null];
    const next = await Promise.race([
      ...(hasRoom ? [nextTask] : []),
      ...(first === null ? [] : [first.then(() => null)]),
    ]);
    if (next === null) {
      const [answer, task] = running.shift()!;
      yield [await answer, task];
    } else if (next.done === true) nextTask = null;
    else {
      running.push([ignoreRejection(threads.run(next.value)), next.value]);
      nextTask = source.next();
    }
  }
}

/** Keeps a task that fails from ending the program before its turn. */
const ignoreRejection = (answer: Promise<BatchAnswer>): Promise<BatchAnswer> => {
  answer.catch(() => {});
  return answer;
};
