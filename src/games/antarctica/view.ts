import { type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { withoutKnown } from '../../core/data/list.js';
import { type Box, DECKS, type Deck, tablesFor } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { BuildingCardIndex, View } from './state/index.js';

/** Shuffles, into the hidden places of each deck, the kinds of cards that are neither seen in it nor taken by a player. */
export const hiddenFieldSampler = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const taken = view.buildingCards.flat();
  const inUse = tablesFor(box, view.players).decks;
  const seen = [...taken, ...DECKS.flatMap((deck) => view.decks[deck])];
  const unseen = withoutKnown(
    box.copies,
    DECKS.map((deck) => inUse[deck]),
    seen,
  );
  const deckSampler = (deck: Deck): ((random: Mutable<RandomState>) => readonly BuildingCardIndex[]) => {
    const seenDeck = view.decks[deck];
    const unseenCards = unseen[DECKS.indexOf(deck)]!;
    return (random) => {
      const sampled = shuffle(random, unseenCards.slice());
      let next = 0;
      return seenDeck.map((card) => (card === HIDDEN ? sampled[next++]! : card));
    };
  };
  const [basic, double, advanced] = [deckSampler('basic'), deckSampler('double'), deckSampler('advanced')];
  return (draft, random) => {
    draft.decks = { basic: basic(random), double: double(random), advanced: advanced(random) };
  };
};
