import type { Draft } from '../../core/draft.js';
import { HIDDEN, isHidden, type Viewer } from '../../core/game.js';
import { type RandomState, shuffle } from '../../core/random.js';
import type { Box } from './components.js';
import type { Phase, State, View } from './state/index.js';

/**
 * Hides the orders of the deck, the stack and the favour deck, but for the cards at which the viewer has looked.
 * @rule NU-GEN-3
 */
export const hide = (draft: Draft<View>, viewer: Viewer): void => {
  const known = draft.peek.player === viewer ? draft.peek.count : 0;
  draft.deck = draft.deck.map((card, i) => (i < known ? card : HIDDEN));
  draft.stack = draft.stack.map(() => HIDDEN);
  draft.favourDeck = draft.favourDeck.map(() => HIDDEN);
};

/** Puts what is seen nowhere into the hidden places: cards and tiles where their pile number allows them. */
export const imagine = (draft: Draft<State>, box: Box, random: Draft<RandomState>): void => {
  const { parts } = box;
  const cards = unseen(parts.cards.length, seenCards(draft));
  draft.deck = filled(draft.deck, draft.backs, cards, parts.cards, random);
  const stacked = draft.stack.map((_, i) => pileOf(draft.stack.length - i));
  draft.stack = filled(draft.stack, stacked, unseen(parts.tiles.length, draft.tiles), parts.tiles, random);
  const { favourLine, favours, spent, gone } = draft;
  draft.favourDeck = shuffle(
    random,
    unseen(parts.favours.length, [...favourLine, ...favours.flat(), ...spent.flat(), ...gone]),
  );
};

const LAST_PILES = [4, 13] as const;

/** The pile of a stacked tile with so many tiles from it to the end. */
export const pileOf = (fromEnd: number): number => {
  if (fromEnd <= LAST_PILES[0]) return 4;
  return fromEnd <= LAST_PILES[1] ? 3 : 2;
};

const unseen = (count: number, seen: readonly number[]): number[] => {
  const known = new Set(seen);
  return Array.from({ length: count }, (_, number) => number).filter((number) => !known.has(number));
};

const seenCards = ({ deck, line, areas, discard, phase }: State): readonly number[] => [
  ...deck,
  ...line,
  ...areas.flat().map(({ card }) => card),
  ...discard,
  ...takenCard(phase),
];

/** The card that has been taken and lies nowhere yet. */
export const takenCard = (phase: Phase): readonly number[] =>
  phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy' ? [phase.card] : [];

/** The list with its hidden places filled, each out of the parts of its pile. */
const filled = (
  places: readonly number[],
  piles: readonly number[],
  numbers: readonly number[],
  parts: readonly { readonly pile: number }[],
  random: Draft<RandomState>,
): number[] => {
  const shuffled = [1, 2, 3, 4].map((pile) =>
    shuffle(
      random,
      numbers.filter((number) => parts[number]!.pile === pile),
    ),
  );
  return places.map((place, i) => (isHidden(place) ? (shuffled[piles[i]! - 1]?.pop() ?? -1) : place));
};
