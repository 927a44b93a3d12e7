import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { shuffle } from '../../../core/random.js';
import { isUnreserved } from '../available.js';
import type { Box } from '../components.js';
import type { Event, Reshuffled } from '../events/index.js';
import type { State } from '../state/index.js';

/** Nobody knows a card of the deck. */
export const NO_PEEK = { player: -1, count: 0 };

/** The order of slots in which a line is filled. */
export const SLOTS: readonly number[] = [0, 1, 2, 3];

/**
 * Fills the empty ones of some slots from the deck, as far as it goes.
 * @rule NU-REFILL-1 NU-REFILL-2
 */
export const fill = (draft: Draft<State>, slots: readonly number[], emit: Emit<Event>): void => {
  let drawn = 0;
  for (const slot of slots) {
    if (draft.line[slot] !== -1 || drawn === draft.deck.length) continue;
    const card = draft.deck[drawn++]!;
    draft.line[slot] = card;
    emit?.({ kind: 'cardRevealed', card, slot });
  }
  if (drawn === 0) return;
  draft.deck = draft.deck.slice(drawn);
  draft.backs = draft.backs.slice(drawn);
  const { player, count } = draft.peek;
  draft.peek = count > drawn ? { player, count: count - drawn } : NO_PEEK;
};

/** Puts the unreserved cards of the line back into the deck and shuffles it; answers with their slots. */
export const returnLine = (
  draft: Draft<State>,
  box: Box,
  reason: Reshuffled['reason'],
  emit: Emit<Event>,
): readonly number[] => {
  const slots = SLOTS.filter((slot) => isUnreserved(draft, slot));
  const cards = slots.map((slot) => draft.line[slot]!);
  for (const slot of slots) draft.line[slot] = -1;
  draft.deck = shuffle(draft.random, [...draft.deck, ...cards]);
  draft.backs = draft.deck.map((card) => box.parts.cards[card]!.pile);
  draft.peek = NO_PEEK;
  emit?.({ kind: 'reshuffled', cards, reason });
  return slots;
};
