import { createPromiseError } from './counterexample.js';

/** One of the promises of every game. */
export interface GamePromise {
  /** The number and the sentence. */
  readonly title: string;
  /**
   * Throws an Error when the promise is broken. Its message has the error and the smallest game found that shows it:
   * the options, the moves, and a line of code to repeat it.
   */
  readonly check: () => void;
}

/** The sentences of promises, each with the function that throws if a suite breaks it. */
export type PromiseTable<Suite> = readonly (readonly [sentence: string, holds: (suite: Suite) => void])[];

/** Lists the promises of a table for a suite; `call` is the code that lists them, with `...plan`. */
export const listPromises = <Suite>(table: PromiseTable<Suite>, suite: Suite, call: string): readonly GamePromise[] =>
  table.map(([sentence, check], index) => {
    const title = `${index + 1}. ${sentence}`;
    return { title, check: () => runCheck(title, `${call}[${index}].check()`, () => check(suite)) };
  });

const runCheck = (title: string, call: string, check: () => void): void => {
  try {
    check();
  } catch (error) {
    throw createPromiseError(title, call, error);
  }
};
