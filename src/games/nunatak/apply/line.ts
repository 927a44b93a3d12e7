import { deferDraw, shuffleWithBacks } from '../../../core/chance/random.js';
import { isUnreserved } from '../available.js';
import { SLOT_COUNT, type Slot } from '../components/index.js';
import { openedCard } from '../copies.js';
import type { DeckReshuffled } from '../events/index.js';
import type { Run } from '../run.js';
import type { Peek } from '../state/index.js';

/** The value of `peek` when the deck is unknown to all players. */
export const NO_PEEK: Peek = Object.freeze({ player: -1, count: 0 });

/** The slots, in the order in which the line is filled. */
export const ALL_SLOTS: readonly Slot[] = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);

/**
 * Fills the empty ones of some slots from the deck, as far as the cards go.
 * @rule NU-REFILL-1 NU-REFILL-2
 */
export const refillSlots = (run: Run, slots: readonly Slot[]): void => {
  const { draft, box, emit } = run;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (draft.line[slot] !== -1 || draft.deck.length === 0) continue;
    const card = openedCard(draft, box, drawCard(run));
    draft.line[slot] = card;
    emit?.({ kind: 'cardRevealed', card, slot });
  }
};

/** Takes the top card of the deck and returns its kind; knowledge of the cards below is kept. */
const drawCard = ({ draft }: Run): number => {
  const { deck, peek, locatedCard } = draft;
  const card = deck[0]!;
  draft.deck = deck.slice(1);
  draft.deckBacks = draft.deckBacks.slice(1);
  if (peek.count === 0) return card;
  draft.peek = peek.count === 1 ? NO_PEEK : { player: peek.player, count: peek.count - 1 };
  if (locatedCard === null) return card;
  const { firstIndex, lastIndex } = locatedCard;
  draft.locatedCard =
    locatedCard.card === card
      ? null
      : { card: locatedCard.card, firstIndex: Math.max(0, firstIndex - 1), lastIndex: lastIndex - 1 };
  return card;
};

/**
 * Replaces the unreserved cards of the line by others of the shuffled deck, of which the backs are then seen. Where
 * nothing fits, slots that were empty are filled too.
 * @rule NU-TAKE-5 NU-FX-12
 */
export const renewLine = (run: Run, reason: DeckReshuffled['reason']): void => {
  const slots = shuffleLineIntoDeck(run, reason);
  refillSlots(run, reason === 'renewal' ? slots : ALL_SLOTS);
  reportBacks(run);
};

/** Puts the unreserved cards of the line back into the deck and shuffles it; returns their slots. */
const shuffleLineIntoDeck = ({ draft, box, emit }: Run, reason: DeckReshuffled['reason']): readonly Slot[] => {
  const slots = ALL_SLOTS.filter((slot) => isUnreserved(draft, slot));
  const cards = slots.map((slot) => draft.line[slot]!);
  for (const slot of slots) draft.line[slot] = -1;
  const returned = cards.map((card) => box.copies.cards.kindOfItem[card]!);
  const { items, backs } = shuffleWithBacks(draft.random, draft.deck.concat(returned), (card) => box.cardBacks[card]!);
  draft.deck = items;
  draft.deckBacks = backs;
  draft.peek = NO_PEEK;
  draft.locatedCard = null;
  emit?.({ kind: 'deckReshuffled', cards, reason });
  return slots;
};

const reportBacks = ({ draft, emit }: Run): void => {
  if (emit === undefined) return;
  const backs = draft.deckBacks.slice();
  for (let deckIndex = 0; deckIndex < backs.length; deckIndex++) {
    emit({ kind: 'backSeen', deckIndex, back: deferDraw(() => backs[deckIndex]!) });
  }
};
