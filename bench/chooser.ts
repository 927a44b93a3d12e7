import { drawInt, insecureRandomStateOf } from '../src/core/chance/random.js';

/** Returns a picker of moves that depends on the seed alone, so that all subjects play the same games. */
export const createChooser = (seed: string): ((count: number) => number) => {
  const random = insecureRandomStateOf(`${seed}/choices`);
  return (count) => drawInt(random, count);
};
