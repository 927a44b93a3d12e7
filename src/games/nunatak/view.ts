import type { Mutable } from '../../core/draft.js';
import { isHidden } from '../../core/game.js';
import { type RandomState, shuffle } from '../../core/random.js';
import type { Box } from './components/index.js';
import type { Draft } from './state/draft.js';
import type { Phase, State } from './state/index.js';
import { CELLS } from './temple.js';

/** Puts what is seen nowhere into the hidden places: cards and tiles where their pile number allows them. */
export const imagine = (draft: Draft, box: Box, random: Mutable<RandomState>): void => {
  draft.deck = filled(draft.deck, draft.backs, box.cardPiles, seenCards(draft), random);
  draft.stack = filled(draft.stack, pilesOf(draft, box), box.tilePiles, draft.tiles, random);
  const { favourLine, favours, spent, gone } = draft;
  const seen = new Set([...favourLine, ...favours.flat(), ...spent.flat(), ...gone]);
  draft.favourDeck = shuffle(
    random,
    box.favourIds.map((_, favour) => favour).filter((favour) => !seen.has(favour)),
  );
};

/** The pile number of each tile of the stack. */
export const pilesOf = ({ stack }: State, { order }: Box): readonly number[] => order.slice(CELLS - stack.length);

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

/** The list with its hidden places filled, each out of what is seen nowhere of its pile. */
const filled = (
  places: readonly number[],
  numbers: readonly number[],
  piles: readonly (readonly number[])[],
  seen: readonly number[],
  random: Mutable<RandomState>,
): number[] => {
  const known = new Set(seen);
  const unseen = piles.map((pile) =>
    shuffle(
      random,
      pile.filter((number) => !known.has(number)),
    ),
  );
  return places.map((place, i) => (isHidden(place) ? (unseen[numbers[i]! - 1]?.pop() ?? -1) : place));
};
