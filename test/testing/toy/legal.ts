import type { Facts } from '../../../src/core/reasons.js';
import type { Reason } from './clauses/reasons.js';
import { type Box, HAND } from './components.js';
import type { Cover, Move, Play } from './moves.js';
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

/** Returns the facts of a refusal. */
export const facts = ({ player, phase, hands }: State, _: Box, move: Move, reason: Reason): Facts => {
  if (reason === 'hand-full') return { have: hands[player]!.length, most: HAND };
  if (reason === 'not-held' && 'card' in move) return { card: move.card };
  if (phase.kind === 'rolled') return { value: phase.value };
  return {};
};
