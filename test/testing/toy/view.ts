import type { Mutable } from '../../../src/core/draft.js';
import { isHidden } from '../../../src/core/game.js';
import { type RandomState, shuffle } from '../../../src/core/random.js';
import type { Box, Card } from './components.js';
import type { Draft } from './state/draft.js';
import type { State } from './state/index.js';

/** Deals the unseen cards to the hidden places. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  const unseen = shuffle(random, unseenCards(draft, box));
  // Where there are too few, nothing explains what is seen: the state then fails to decode.
  const shown = (card: Card): Card => (isHidden(card) ? unseen.pop()! : card);
  draft.hands = draft.hands.map((hand) => hand.map(shown));
  draft.deck = draft.deck.map(shown);
};

const unseenCards = ({ deck, hands, rows }: State, { cards }: Box): Card[] => {
  const seen = new Set([deck, ...hands, ...rows].flat());
  return cards.filter((card) => !seen.has(card));
};
