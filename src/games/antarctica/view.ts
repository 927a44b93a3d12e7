import type { Mutable } from '../../core/draft.js';
import { type RandomState, shuffle } from '../../core/random.js';
import { type Box, DECKS } from './components/index.js';
import type { Draft } from './state/draft.js';

/** Shuffles what is in no player's cards and on no top under the top of its deck. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  const seen = new Set(draft.taken.flat());
  const decks = box.tables[draft.players].decks;
  for (const deck of DECKS) {
    const top = draft.decks[deck].slice(0, 1);
    const rest = decks[deck].filter((card) => !seen.has(card) && !top.includes(card));
    draft.decks = { ...draft.decks, [deck]: top.length === 0 ? [] : [...top, ...shuffle(random, rest)] };
  }
};
