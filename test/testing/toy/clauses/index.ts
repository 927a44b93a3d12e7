import { type Clauses, clausesOf, refusal } from '../../../../src/core/clauses.js';
import { refusals } from './refusals.js';

const table = {
  'TOY-DRAW-1': refusal('Rules'),
  'TOY-PLAY-1': refusal('Rules'),
  'TOY-ROLL-1': refusal('Rules'),
  'TOY-ROLL-2': refusal('Rules'),
  'TOY-END-1': refusal('Rules'),
};

/** The id of a clause of Toy. */
export type Clause = keyof typeof table;

/** The rulebook of Toy, clause by clause. */
export const clauses: Clauses<Clause> = clausesOf(table, refusals);
