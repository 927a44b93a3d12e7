import type { Draft } from '../../core/draft.js';
import { HIDDEN } from '../../core/game.js';
import { type RandomState, shuffle } from '../../core/random.js';
import type { Box } from './components/box.js';
import { DECKS } from './components/index.js';
import type { State, View } from './state/index.js';

/**
 * Hides the decks below their top cards, from everybody alike.
 * @rule AN-HID-1
 */
export const hide = (draft: Draft<View>): void => {
  const { basic, double, advanced } = draft.decks;
  draft.decks = { basic: onlyTop(basic), double: onlyTop(double), advanced: onlyTop(advanced) };
};

const onlyTop = <A>(deck: readonly A[]): (A | typeof HIDDEN)[] => deck.map((card, i) => (i === 0 ? card : HIDDEN));

/** Shuffles what is in no player's cards and on no top under the top of its deck. */
export const imagine = (draft: Draft<State>, box: Box, random: Draft<RandomState>): void => {
  const seen = new Set(draft.taken.flat());
  const decks = box.tables[draft.players].decks;
  for (const deck of DECKS) {
    const top = draft.decks[deck].slice(0, 1);
    const rest = decks[deck].filter((card) => !seen.has(card) && !top.includes(card));
    draft.decks[deck] = top.length === 0 ? [] : [...top, ...shuffle(random, rest)];
  }
};
