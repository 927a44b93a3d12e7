import { setFlagsFromString } from 'node:v8';
import answerTo, { type BatchAnswer, type BatchTask } from './queries/task.js';

/** Runs tasks. */
export interface TaskThreads {
  /** The most tasks in progress, which keeps all threads busy and limits memory. */
  readonly atOnce: number;
  run(task: BatchTask): Promise<BatchAnswer>;
  end(): Promise<void>;
}

/** The size of the young generation in megabytes: more of it uses memory and is not faster. */
const YOUNG = 16;

const ALONE: TaskThreads = { atOnce: 1, run: answerTo, end: async () => {} };

/**
 * A flag of V8 that collects the old generation once it has grown by half, in every thread, instead of fourfold: memory
 * stays constant in long runs.
 */
const OLD = '--heap-growing-percent=50';

/** Starts threads for tasks; with a count of 1 tasks run in the main thread, and piscina is not loaded. */
export const threadsOf = async (count: number): Promise<TaskThreads> => {
  setFlagsFromString(OLD);
  if (count === 1) return ALONE;
  const { Piscina } = await import('piscina');
  const pool = new Piscina<BatchTask, BatchAnswer>({
    filename: new URL('./task.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  return { atOnce: 3 * count, run: (task) => pool.run(task), end: () => pool.destroy() };
};

/** Yields the answers to tasks in the order of the tasks; reads no more tasks than can be in progress. */
export async function* answersTo<T extends BatchTask>(
  tasks: AsyncIterable<T>,
  threads: TaskThreads,
): AsyncGenerator<readonly [BatchAnswer, T]> {
  const underWay: (readonly [Promise<BatchAnswer>, T])[] = [];
  const first = async (): Promise<readonly [BatchAnswer, T]> => {
    const [answer, task] = underWay.shift()!;
    return [await answer, task];
  };
  for await (const task of tasks) {
    underWay.push([handled(threads.run(task)), task]);
    if (underWay.length >= threads.atOnce) yield await first();
  }
  while (underWay.length > 0) yield await first();
}

/** Keeps a task that fails from ending the program before its turn. */
const handled = (answer: Promise<BatchAnswer>): Promise<BatchAnswer> => {
  answer.catch(() => {});
  return answer;
};
