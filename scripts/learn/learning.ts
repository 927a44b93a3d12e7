import { seeded } from '../../src/core/random.js';
import { type Belief, believed, taught, tried } from './cross-entropy.js';
import { guess } from './guess.js';
import { fileOf, numbersOf, weightsOf } from './table.js';
import type { Result, Task } from './worker.js';

/** How long is learnt, and by which chance. */
export interface Course {
  readonly generations: number;
  readonly seed: string;
  /** How many tables are tried in a generation, in so many games each. */
  readonly tables: number;
  readonly games: number;
}

/** Who plays the games of a table, and is told what came of those of a generation. */
export interface Players {
  tryOut(task: Task): Promise<Result>;
  tell(generation: number, results: readonly Result[]): void;
}

/** What is believed in the end. Trials come from the seed alone, whichever thread plays them, and whenever. */
export const learnt = async ({ generations, seed, tables, games }: Course, players: Players): Promise<Belief> => {
  const random = seeded(`learn ${seed}`);
  let belief = believed(numbersOf(guess));
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

/** The file of the ladder, which a command has made. */
export const fileOfBelief = ({ mean }: Belief, command: string): string =>
  fileOf(weightsOf(mean.map((each) => Math.round(DIGITS * each) / DIGITS)), command);
