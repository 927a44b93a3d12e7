import type { Weights } from '../../src/bots/ladder/frostpunk/weights-type.js';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import { type Belief, createBelief, drawNumbers, updateBelief } from './cross-entropy.js';
import { formatFile, numbersOf, weightsOf } from './table.js';
import type { Result, Task } from './worker.js';

/** The length of the learning, and its seed. */
export interface LearningSettings {
  readonly generations: number;
  readonly seed: string;
  /** The number of tables tried per generation, and of games for each. */
  readonly tables: number;
  readonly games: number;
  /** The weights around which the first tables are tried. */
  readonly startWeights: Weights;
  /** The confidence in them: the trials spread that much less. */
  readonly confidence: number;
}

/** Plays the games of a table, and receives the results of a generation. */
export interface Trainer {
  tryOut(task: Task): Promise<Result>;
  report(generation: number, results: readonly Result[]): void;
}

/** Returns the final belief. The trials depend on the seed alone, not on threads or timing. */
export const learnWeights = async (
  { generations, seed, tables, games, startWeights, confidence }: LearningSettings,
  trainer: Trainer,
): Promise<Belief> => {
  const random = insecureRandomStateOf(`learn ${seed}`);
  let belief = createBelief(numbersOf(startWeights), confidence);
  for (let generation = 1; generation <= generations; generation++) {
    const trials = Array.from({ length: tables }, () => drawNumbers(belief, random));
    const task = { games, seed: `learn ${seed}, generation ${generation}` };
    const results = await Promise.all(trials.map((numbers) => trainer.tryOut({ ...task, numbers })));
    belief = updateBelief(
      belief,
      trials.map((numbers, i) => ({ numbers, result: results[i]!.total })),
    );
    trainer.report(generation, results);
  }
  return belief;
};

const ROUNDING = 1000;

/** Formats the weights file of the ladder, with the command that made it. */
export const formatWeightsFile = ({ mean }: Belief, command: string): string =>
  formatFile(weightsOf(mean.map((each) => Math.round(ROUNDING * each) / ROUNDING)), command);
