import { draw, seeded } from '../src/core/random.js';

/** Picks the moves of the game of this seed, the same ones whoever plays it. */
export const chooser = (seed: string): ((count: number) => number) => {
  const random = seeded(`${seed}/choices`);
  return (count) => draw(random, count);
};
