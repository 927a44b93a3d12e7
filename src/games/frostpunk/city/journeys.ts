import type { Box } from '../box.js';
import type { ExpeditionCard, ExpeditionLetter, ExpeditionSlot } from '../components/index.js';
import type { State } from '../state/index.js';

/**
 * Returns the last space of an Expedition's path: one for each card that shows its first space only, then all of the
 * top card.
 */
export const lastSpace = ({ expeditionStacks }: State, { components }: Box, slot: ExpeditionSlot): number => {
  const { cards } = expeditionStacks[slot]!;
  const top = cards.at(-1);
  return top === undefined ? -1 : countFirstSpaces(cards) + components.expeditions[top.card]!.pathLength - 1;
};

/** Counts the cards of a stack that show their first space only. */
export const countFirstSpaces = (cards: State['expeditionStacks'][number]['cards']): number => {
  let first = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]!.face === 'first') first++;
  return first;
};

/** Returns the top card of a stack. */
export const topCardAt = ({ expeditionStacks }: State, { components }: Box, slot: ExpeditionSlot): ExpeditionCard =>
  components.expeditions[expeditionStacks[slot]!.cards.at(-1)!.card]!;

const NEXT_LETTER: Readonly<Record<ExpeditionCard['letter'], ExpeditionLetter | undefined>> = {
  A: 'B',
  B: 'C',
  C: undefined,
  X: undefined,
};

/** Returns the letter of the card that is drawn when this one is avoided; undefined if it cannot be avoided. */
export const nextLetter = ({ letter }: ExpeditionCard): ExpeditionLetter | undefined => NEXT_LETTER[letter];

/**
 * Checks whether the place can be avoided: there must be a card of the next letter.
 * @rule FP-EXPED-5
 */
export const canAvoid = (state: State, box: Box, slot: ExpeditionSlot): boolean => {
  const next = nextLetter(topCardAt(state, box, slot));
  return next !== undefined && state.expeditionDrawStacks[next].length > 0;
};

/** @rule FP-EXPED-6 */
export const canContinue = (state: State, box: Box, slot: ExpeditionSlot): boolean => {
  const { onContinue } = topCardAt(state, box, slot);
  return onContinue !== 'none' && state.expeditionDrawStacks[onContinue.letter].length > 0;
};
