import { shuffle } from '../../../core/random.js';
import { isUnreserved } from '../available.js';
import { SLOTS } from '../components/index.js';
import type { Reshuffled } from '../events/index.js';
import type { Run } from '../run.js';
import type { Peek } from '../state/index.js';

/** Nobody knows a card of the deck. */
export const NO_PEEK: Peek = Object.freeze({ player: -1, count: 0 });

/** The slots, in the order in which a line is filled. */
export const LINE: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot);

/**
 * Fills the empty ones of some slots from the deck, as far as it goes.
 * @rule NU-REFILL-1 NU-REFILL-2
 */
export const fill = ({ draft, emit }: Run, slots: readonly number[]): void => {
  const { line, deck, peek } = draft;
  let drawn = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (line[slot] !== -1 || drawn === deck.length) continue;
    const card = deck[drawn++]!;
    line[slot] = card;
    emit?.({ kind: 'cardRevealed', card, slot });
  }
  if (drawn === 0) return;
  draft.deck = deck.slice(drawn);
  draft.backs = draft.backs.slice(drawn);
  draft.peek = peek.count > drawn ? { player: peek.player, count: peek.count - drawn } : NO_PEEK;
};

/** Puts the unreserved cards of the line back into the deck and shuffles it; answers with their slots. */
export const returnLine = (run: Run, reason: Reshuffled['reason']): readonly number[] => {
  const { draft, emit } = run;
  const slots = LINE.filter((slot) => isUnreserved(draft, slot));
  const cards = slots.map((slot) => draft.line[slot]!);
  for (const slot of slots) draft.line[slot] = -1;
  restack(run, shuffle(draft.random, [...draft.deck, ...cards]));
  draft.peek = NO_PEEK;
  emit?.({ kind: 'reshuffled', cards, reason });
  return slots;
};

/** The deck is in another order. */
export const restack = ({ draft, box }: Run, deck: readonly number[]): void => {
  draft.deck = deck;
  draft.backs = deck.map((card) => box.backs[card]!);
};
