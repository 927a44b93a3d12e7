/** The clauses of Toy that forbid moves, as sentences to show. */
export const refusals = {
  'TOY-DRAW-1': 'You draw from a deck that has cards, into a hand of at most three.',
  'TOY-PLAY-1': 'You play a card of your hand.',
  'TOY-ROLL-1': 'Each player rolls the die once, if it is in use.',
  'TOY-ROLL-2': 'A rolled die is kept or left, and there is nothing else to do.',
  'TOY-END-1': 'The game is over when the deck and the hand of the player to move are empty.',
} as const;

/** The id of a clause of Toy that forbids moves. */
export type Refusal = keyof typeof refusals;
