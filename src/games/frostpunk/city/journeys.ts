import type { Box } from '../box.js';
import type { Expedition, Letter, Slot } from '../components/index.js';
import type { State } from '../state/index.js';

/**
 * Returns the last space of an Expedition's path: one for each card that shows its first space only, then all of the
 * top card.
 */
export const lastSpace = ({ stacks }: State, { components }: Box, slot: Slot): number => {
  const { cards } = stacks[slot]!;
  const top = cards.at(-1);
  return top === undefined ? -1 : firstSpaces(cards) + components.expeditions[top.card]!.path - 1;
};

/** Counts the cards of a stack that show their first space only. */
export const firstSpaces = (cards: State['stacks'][number]['cards']): number => {
  let first = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]!.face === 'first') first++;
  return first;
};

/** Returns the top card of a stack. */
export const expeditionAt = ({ stacks }: State, { components }: Box, slot: Slot): Expedition =>
  components.expeditions[stacks[slot]!.cards.at(-1)!.card]!;

const NEXT: Readonly<Record<Expedition['letter'], Letter | undefined>> = { A: 'B', B: 'C', C: undefined, X: undefined };

/** Returns the letter of the card that is drawn when this one is avoided; undefined if it cannot be avoided. */
export const nextLetter = ({ letter }: Expedition): Letter | undefined => NEXT[letter];

/**
 * Checks whether the place can be avoided: there must be a card of the next letter.
 * @rule FP-EXPED-5
 */
export const canAvoid = (state: State, box: Box, slot: Slot): boolean => {
  const next = nextLetter(expeditionAt(state, box, slot));
  return next !== undefined && state.expeditionDecks[next].length > 0;
};

/** @rule FP-EXPED-6 */
export const canContinue = (state: State, box: Box, slot: Slot): boolean => {
  const { next } = expeditionAt(state, box, slot);
  return next !== 'none' && state.expeditionDecks[next.letter].length > 0;
};
