import type { Reason } from './clauses/reasons.js';
import { type Box, HAND } from './components.js';
import type { Cover, Play } from './moves.js';
import type { State } from './state/index.js';

export const drawForbiddenBy = ({ player, deck, hands }: State): Reason | undefined => {
  if (deck.length === 0) return 'deck-empty';
  return hands[player]!.length === HAND ? 'hand-full' : undefined;
};

/** Returns the reason against playing or covering a card. */
export const cardForbiddenBy = ({ player, hands }: State, _: Box, { card }: Play | Cover): Reason | undefined =>
  hands[player]!.includes(card) ? undefined : 'not-held';

export const rollForbiddenBy = ({ player, dice, rolled }: State): Reason | undefined => {
  if (!dice) return 'no-die';
  return rolled[player] ? 'rolled-before' : undefined;
};
