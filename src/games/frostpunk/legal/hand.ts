import type { Move } from '../moves/index.js';
import type { State } from '../state/index.js';

/** Adds the moves of the cards in the hand, in their order. */
export const addHandMoves = ({ hand }: State, entries: readonly Move[], moves: Move[]): void => {
  for (let card = 0, cardsLeft = hand.length; cardsLeft > 0 && card < entries.length; card++) {
    if (!hand.includes(card)) continue;
    moves.push(entries[card]!);
    cardsLeft--;
  }
};
