import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import answerTo, { type Answer, type Task } from './judges/task.js';

/** What works on tasks. */
export interface Threads {
  /** How many tasks may be under way, so that nobody waits and memory does not grow. */
  readonly atOnce: number;
  run(task: Task): Promise<Answer>;
  end(): Promise<void>;
}

/** Room for what is soon forgotten, in megabytes: with more of it threads take more memory and are no faster. */
const YOUNG = 16;

const ALONE: Threads = { atOnce: 1, run: answerTo, end: async () => {} };

/**
 * What has grown old is collected when a heap is half as large again, in every thread, and not only when it is four times
 * as large: the memory of a long run stays what it was.
 */
const OLD = '--heap-growing-percent=50';

/** So many threads besides that of the command; a single one is the command's own. */
export const threadsOf = (count: number): Threads => {
  setFlagsFromString(OLD);
  if (count === 1) return ALONE;
  const pool = new Piscina<Task, Answer>({
    filename: new URL('./task.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  return { atOnce: 3 * count, run: (task) => pool.run(task), end: () => pool.destroy() };
};

/** The answers to tasks in their order, with the tasks; no more of these are taken in than can be worked on. */
export async function* answersTo<T extends Task>(
  tasks: AsyncIterable<T>,
  threads: Threads,
): AsyncGenerator<readonly [Answer, T]> {
  const underWay: (readonly [Promise<Answer>, T])[] = [];
  const first = async (): Promise<readonly [Answer, T]> => {
    const [answer, task] = underWay.shift()!;
    return [await answer, task];
  };
  for await (const task of tasks) {
    underWay.push([handled(threads.run(task)), task]);
    if (underWay.length >= threads.atOnce) yield await first();
  }
  while (underWay.length > 0) yield await first();
}

/** A task that fails while an earlier one is waited for has not to end the program before its turn. */
const handled = (answer: Promise<Answer>): Promise<Answer> => {
  answer.catch(() => {});
  return answer;
};
