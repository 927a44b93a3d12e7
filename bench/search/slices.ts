import { processorMs } from '../clock.js';
import { answerRequests } from '../runner.js';

/** The approximate duration of a subject's searches in a round, and the iterations of each search. */
export interface Slice {
  readonly round: number;
  readonly milliseconds: number;
  readonly iterations: number;
}

/** The question to a process: the microseconds of an iteration. */
export interface TimeRequest {
  time(slice: Slice): Promise<number>;
}

/** Searches the first position of the two-player game of a seed. */
export type Search = (seed: string, iterations: number) => unknown;

/** Answers with the time of a search, in the process of a subject. */
export const answerWith = (search: Search): void =>
  answerRequests<TimeRequest>({
    time: async ({ round, milliseconds, iterations }) => {
      const start = processorMs();
      let count = 0;
      let spent = 0;
      for (; spent < milliseconds; spent = processorMs() - start) await search(`round ${round} ${count++}`, iterations);
      return (1000 * spent) / (count * iterations);
    },
  });
