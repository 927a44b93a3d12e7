import { draw, quickSeeded } from '../src/core/chance/random.js';

/** Returns a picker of moves that depends on the seed alone, so that all subjects play the same games. */
export const chooser = (seed: string): ((count: number) => number) => {
  const random = quickSeeded(`${seed}/choices`);
  return (count) => draw(random, count);
};
