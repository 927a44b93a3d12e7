import { type RandomState, shuffle } from '../../core/chance/random.js';
import { HIDDEN } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { type Box, type Deck, tableFor } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { Card, View } from './state/index.js';

/** Shuffles, into the hidden places of each deck, the cards that are neither seen in it nor taken by a player. */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const taken = view.taken.flat();
  const { decks } = tableFor(box, view.players);
  const imagined = (deck: Deck): ((random: Mutable<RandomState>) => readonly Card[]) => {
    const shown = view.decks[deck];
    const known = new Set<unknown>([...taken, ...shown]);
    const rest = decks[deck].filter((card) => !known.has(card));
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
