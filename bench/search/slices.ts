import { processorMs } from '../clock.js';
import { answer } from '../runner.js';

/** For how long a subject is to search in a round, about, in searches of so many iterations. */
export interface Slice {
  readonly round: number;
  readonly milliseconds: number;
  readonly iterations: number;
}

/** What a process is asked: how many microseconds an iteration takes. */
export interface Timed {
  time(slice: Slice): Promise<number>;
}

/** Searches the first position of a game for two that was dealt by a seed. */
export type Search = (seed: string, iterations: number) => unknown;

/** Answers with the time of a search, in the process of a subject. */
export const answerBy = (search: Search): void =>
  answer<Timed>({
    time: async ({ round, milliseconds, iterations }) => {
      const start = processorMs();
      let count = 0;
      let spent = 0;
      for (; spent < milliseconds; spent = processorMs() - start) await search(`round ${round} ${count++}`, iterations);
      return (1000 * spent) / (count * iterations);
    },
  });
