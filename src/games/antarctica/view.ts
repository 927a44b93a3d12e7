import { type RandomState, shuffle } from '../../core/chance/random.js';
import type { Mutable } from '../../core/data/copy.js';
import { type Box, type Deck, tableFor } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { Card, View } from './state/index.js';

/** Shuffles, under the top of each deck, the cards that are neither on top nor taken by a player. */
export const imagine = (view: View, box: Box): ((draft: Draft, random: Mutable<RandomState>) => void) => {
  const seen = new Set<unknown>(view.taken.flat());
  const { decks } = tableFor(box, view.players);
  const imagined = (deck: Deck): ((random: Mutable<RandomState>) => readonly Card[]) => {
    const top = view.decks[deck].slice(0, 1) as readonly Card[];
    const rest = decks[deck].filter((card) => !seen.has(card) && !top.includes(card));
    return (random) => top.concat(shuffle(random, rest.slice()));
  };
  const [basic, double, advanced] = [imagined('basic'), imagined('double'), imagined('advanced')];
  return (draft, random) => {
    draft.decks = { basic: basic(random), double: double(random), advanced: advanced(random) };
  };
};
