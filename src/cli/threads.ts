import { setFlagsFromString } from 'node:v8';
import type { Piscina } from 'piscina';
import { io } from './io.js';
import type { BatchAnswer, BatchTask } from './queries/task.js';

/** Runs tasks in threads, so that the main thread handles signals at any time. */
export interface TaskThreads {
  /** The most tasks in progress, which keeps all threads busy and limits memory. */
  readonly atOnce: number;
  run(task: BatchTask): Promise<BatchAnswer>;
  end(): Promise<void>;
}

/** The size of the young generation in megabytes: more of it uses memory and is not faster. */
const YOUNG = 16;

/**
 * A flag of V8 that collects the old generation once it has grown by half, in every thread, instead of fourfold: memory
 * stays constant in long runs.
 */
const OLD = '--heap-growing-percent=50';

/** The bytes of compressed input for which another thread is worth its start. */
const WORTH = 32_768;

/** Starts threads with the first task: at most `most`, and no more than an input of this size needs. */
export const threadsFor = (size: number | null, most: number): TaskThreads => {
  if (!io().hasThreads) return HERE;
  const count = size === null ? most : Math.min(most, Math.max(1, Math.ceil(size / WORTH)));
  let pool: Promise<Piscina<BatchTask, BatchAnswer>> | null = null;
  return {
    atOnce: 3 * count,
    run: async (task) => {
      pool ??= started(count);
      return (await pool).run(task);
    },
    end: async () => (await pool)?.destroy(),
  };
};

/** Runs tasks in this thread, on copies of what is sent, as between threads. */
const HERE: TaskThreads = {
  atOnce: 1,
  run: async (task) => structuredClone(await (await import('./queries/task.js')).default(structuredClone(task))),
  end: async () => {},
};

const started = async (count: number): Promise<Piscina<BatchTask, BatchAnswer>> => {
  setFlagsFromString(OLD);
  const { Piscina } = await import('piscina');
  return new Piscina<BatchTask, BatchAnswer>({
    filename: new URL('./task.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
};

/**
 * Yields the answers to tasks in the order of the tasks, as soon as they are there, even while the next task is waited
 * for; reads few more tasks than can be in progress.
 */
export async function* answersTo<T extends BatchTask>(
  tasks: AsyncIterable<T>,
  threads: TaskThreads,
): AsyncGenerator<readonly [BatchAnswer, T]> {
  const source = tasks[Symbol.asyncIterator]();
  const underWay: (readonly [Promise<BatchAnswer>, T])[] = [];
  let coming: Promise<IteratorResult<T>> | null = source.next();
  while (coming !== null || underWay.length > 0) {
    const isRoom = coming !== null && underWay.length < threads.atOnce;
    const [first] = underWay[0] ?? [null];
    const next = await Promise.race([...(isRoom ? [coming] : []), ...(first === null ? [] : [first.then(() => null)])]);
    if (next === null) {
      const [answer, task] = underWay.shift()!;
      yield [await answer, task];
    } else if (next.done === true) coming = null;
    else {
      underWay.push([handled(threads.run(next.value)), next.value]);
      coming = source.next();
    }
  }
}

/** Keeps a task that fails from ending the program before its turn. */
const handled = (answer: Promise<BatchAnswer>): Promise<BatchAnswer> => {
  answer.catch(() => {});
  return answer;
};
