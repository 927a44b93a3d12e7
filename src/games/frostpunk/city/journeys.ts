import type { Box } from '../box.js';
import type { Expedition, Letter } from '../components/index.js';
import type { State } from '../state/index.js';

/** The last space of an Expedition's path: one for each card whose first space shows, then all of the top card. */
export const lastSpace = ({ stacks }: State, { components }: Box, slot: number): number => {
  const { cards } = stacks[slot]!;
  const top = cards.at(-1);
  return top === undefined ? -1 : firstSpaces(cards) + components.expeditions[top.card]!.path - 1;
};

/** Cards of a stack of which only the first space shows. */
export const firstSpaces = (cards: State['stacks'][number]['cards']): number => {
  let first = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]!.face === 'first') first++;
  return first;
};

/** The top card of a stack. */
export const expeditionAt = ({ stacks }: State, { components }: Box, slot: number): Expedition =>
  components.expeditions[stacks[slot]!.cards.at(-1)!.card]!;

const NEXT: Partial<Readonly<Record<Expedition['letter'], Letter>>> = { A: 'B', B: 'C' };

/** The letter of the card that is drawn where this one is avoided; undefined where it cannot be. */
export const nextLetter = ({ letter }: Expedition): Letter | undefined => NEXT[letter];

/**
 * Whether the place can be avoided: there is a card of the next letter.
 * @rule FP-EXPED-5
 */
export const canAvoid = (state: State, box: Box, slot: number): boolean => {
  const next = nextLetter(expeditionAt(state, box, slot));
  return next !== undefined && state.expeditionDecks[next].length > 0;
};

/** @rule FP-EXPED-6 */
export const canContinue = (state: State, box: Box, slot: number): boolean => {
  const { next } = expeditionAt(state, box, slot);
  return next !== 'none' && state.expeditionDecks[next.letter].length > 0;
};
