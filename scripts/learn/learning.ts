import type { Weights } from '../../src/bots/ladder/frostpunk/weighing.js';
import { quickSeeded } from '../../src/core/chance/random.js';
import { type Belief, believed, taught, tried } from './cross-entropy.js';
import { fileOf, numbersOf, weightsOf } from './table.js';
import type { Result, Task } from './worker.js';

/** The length of the learning, and its seed. */
export interface Course {
  readonly generations: number;
  readonly seed: string;
  /** The number of tables tried per generation, and of games for each. */
  readonly tables: number;
  readonly games: number;
  /** The weights around which the first tables are tried. */
  readonly first: Weights;
  /** The confidence in them: the trials spread that much less. */
  readonly sure: number;
}

/** Plays the games of a table, and receives the results of a generation. */
export interface Players {
  tryOut(task: Task): Promise<Result>;
  tell(generation: number, results: readonly Result[]): void;
}

/** Returns the final belief. The trials depend on the seed alone, not on threads or timing. */
export const learnt = async (
  { generations, seed, tables, games, first, sure }: Course,
  players: Players,
): Promise<Belief> => {
  const random = quickSeeded(`learn ${seed}`);
  let belief = believed(numbersOf(first), sure);
  for (let generation = 1; generation <= generations; generation++) {
    const trials = Array.from({ length: tables }, () => tried(belief, random));
    const task = { games, seed: `learn ${seed}, generation ${generation}` };
    const results = await Promise.all(trials.map((numbers) => players.tryOut({ ...task, numbers })));
    belief = taught(
      belief,
      trials.map((numbers, i) => ({ numbers, result: results[i]!.total })),
    );
    players.tell(generation, results);
  }
  return belief;
};

const DIGITS = 1000;

/** Formats the weights file of the ladder, with the command that made it. */
export const fileOfBelief = ({ mean }: Belief, command: string): string =>
  fileOf(weightsOf(mean.map((each) => Math.round(DIGITS * each) / DIGITS)), command);
