/** A promise of a game, to be checked in some random games. */
export interface Job {
  readonly game: string;
  /** The number of the promise, from 1. */
  readonly promise: number;
  /** The seed of fast-check. */
  readonly seed: number;
}

/** The number of random games of a job. */
export const GAMES_PER_JOB = 20;

/**
 * Yields jobs endlessly: in each pass every game and promise, and after every other promise the input validation of a
 * game, the games in turn.
 */
export const createJobs = function* (
  games: readonly string[],
  promises: readonly number[],
  freshSeed: () => number,
): Generator<Job, never> {
  const others = promises.filter((promise) => promise !== INPUT_PROMISE);
  const isInputChecked = others.length < promises.length;
  for (let turn = 0; ; turn++) {
    const promise = others[turn % others.length];
    if (promise !== undefined) for (const game of games) yield { game, promise, seed: freshSeed() };
    if (isInputChecked) yield { game: games[turn % games.length]!, promise: INPUT_PROMISE, seed: freshSeed() };
  }
};

/** The promise on input validation, which finds the most errors and takes longest. */
const INPUT_PROMISE = 15;
