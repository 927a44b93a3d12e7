import { type Clauses, clause } from '../../../../src/core/types/clauses.js';

const refusal = clause('refusal');

const table = {
  'TOY-DRAW-1': refusal('Rules', 'You draw from a deck that has cards, into a hand of at most three.'),
  'TOY-PLAY-1': refusal('Rules', 'You play a card of your hand, or cover one: then it lies face down to the end.'),
  'TOY-ROLL-1': refusal('Rules', 'Each player rolls the die once, if it is in use.'),
  'TOY-ROLL-2': refusal('Rules', 'A rolled die is kept or left, and there is nothing else to do.'),
  'TOY-END-1': refusal('Rules', 'The game is over when the deck and the hand of the player to move are empty.'),
};

/** The id of a clause of Toy. */
export type Clause = keyof typeof table;

/** The rulebook of Toy, clause by clause. */
export const clauses: Clauses<Clause> = table;
