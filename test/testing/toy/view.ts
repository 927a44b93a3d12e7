import { type RandomState, shuffle } from '../../../src/core/chance/random.js';
import { HIDDEN, type Hidden } from '../../../src/core/contract/game.js';
import type { Mutable } from '../../../src/core/data/copy.js';
import type { Box, Card } from './components.js';
import type { Draft } from './state/draft.js';
import type { View } from './state/index.js';

/** Makes a function that deals the unseen cards to the hidden places, in a random order. */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const { deck, hands, covered } = view;
  const unseen = unseenCards(view, box);
  return (draft, random) => {
    const cards = shuffle(random, unseen.slice());
    // If there are too few, no state explains the view: the imagined state then fails to decode.
    const shown = (card: Card | Hidden): Card => (card === HIDDEN ? cards.pop()! : card);
    draft.hands = hands.map((hand) => hand.map(shown));
    draft.covered = covered.map((pile) => pile.map(shown));
    draft.deck = deck.map(shown);
  };
};

const unseenCards = ({ deck, hands, rows, covered }: View, { cards }: Box): readonly Card[] => {
  const seen = new Set<Card | Hidden>([deck, ...hands, ...rows, ...covered].flat());
  return cards.filter((card) => !seen.has(card));
};
