import { type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN } from '../../core/contract/game.js';
import { kindsWithout } from '../../core/data/copies.js';
import type { Mutable } from '../../core/data/copy.js';
import { type Box, DECKS, type Deck, tableFor } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { Card, View } from './state/index.js';

/** Shuffles, into the hidden places of each deck, the kinds of cards that are neither seen in it nor taken by a player. */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const taken = view.taken.flat();
  const inUse = tableFor(box, view.players).decks;
  const seen = [...taken, ...DECKS.flatMap((deck) => view.decks[deck])];
  const unseen = kindsWithout(
    box.copies,
    DECKS.map((deck) => inUse[deck]),
    seen,
  );
  const imagined = (deck: Deck): ((random: Mutable<RandomState>) => readonly Card[]) => {
    const shown = view.decks[deck];
    const rest = unseen[DECKS.indexOf(deck)]!;
    return (random) => {
      const hidden = shuffle(random, rest.slice());
      let next = 0;
      return shown.map((card) => (card === HIDDEN ? hidden[next++]! : card));
    };
  };
  const [basic, double, advanced] = [imagined('basic'), imagined('double'), imagined('advanced')];
  return (draft, random) => {
    draft.decks = { basic: basic(random), double: double(random), advanced: advanced(random) };
  };
};
