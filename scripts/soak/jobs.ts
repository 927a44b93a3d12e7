/** A game that is held to a promise in some random games. */
export interface Job {
  readonly game: string;
  /** From 1. */
  readonly promise: number;
  /** Of fast-check. */
  readonly seed: number;
}

/** The random games of a job. */
export const GAMES_PER_JOB = 20;

/** Jobs without end: pass after pass every game and promise, and the doors of a game, in turn, after every other promise. */
export const jobsOf = function* (
  games: readonly string[],
  promises: readonly number[],
  freshSeed: () => number,
): Generator<Job, never> {
  const others = promises.filter((promise) => promise !== DOORS);
  const isDoorsToo = others.length < promises.length;
  for (let turn = 0; ; turn++) {
    const promise = others[turn % others.length];
    if (promise !== undefined) for (const game of games) yield { game, promise, seed: freshSeed() };
    if (isDoorsToo) yield { game: games[turn % games.length]!, promise: DOORS, seed: freshSeed() };
  }
};

/** The promise in which most faults are found, and which takes longest. */
const DOORS = 15;
