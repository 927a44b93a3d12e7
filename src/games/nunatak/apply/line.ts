import { later, shuffleWithBacks } from '../../../core/chance/random.js';
import { isUnreserved } from '../available.js';
import { SLOTS, type Slot } from '../components/index.js';
import { openedCard } from '../copies.js';
import type { Reshuffled } from '../events/index.js';
import type { Run } from '../run.js';
import type { Peek } from '../state/index.js';

/** The value of `peek` when the deck is unknown to all players. */
export const NO_PEEK: Peek = Object.freeze({ player: -1, count: 0 });

/** The slots, in the order in which the line is filled. */
export const LINE: readonly Slot[] = Array.from({ length: SLOTS }, (_, slot) => slot);

/**
 * Fills the empty ones of some slots from the deck, as far as the cards go.
 * @rule NU-REFILL-1 NU-REFILL-2
 */
export const fill = (run: Run, slots: readonly Slot[]): void => {
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
  const { deck, peek, known } = draft;
  const card = deck[0]!;
  draft.deck = deck.slice(1);
  draft.backs = draft.backs.slice(1);
  if (peek.count === 0) return card;
  draft.peek = peek.count === 1 ? NO_PEEK : { player: peek.player, count: peek.count - 1 };
  if (known === null) return card;
  const { first, last } = known;
  draft.known = known.card === card ? null : { card: known.card, first: Math.max(0, first - 1), last: last - 1 };
  return card;
};

/**
 * Replaces the unreserved cards of the line by others of the shuffled deck, of which the backs are then seen. Where
 * nothing fits, slots that were empty are filled too.
 * @rule NU-TAKE-5 NU-FX-12
 */
export const renewLine = (run: Run, reason: Reshuffled['reason']): void => {
  const slots = returnLine(run, reason);
  fill(run, reason === 'renewal' ? slots : LINE);
  showBacks(run);
};

/** Puts the unreserved cards of the line back into the deck and shuffles it; returns their slots. */
const returnLine = ({ draft, box, emit }: Run, reason: Reshuffled['reason']): readonly Slot[] => {
  const slots = LINE.filter((slot) => isUnreserved(draft, slot));
  const cards = slots.map((slot) => draft.line[slot]!);
  for (const slot of slots) draft.line[slot] = -1;
  const returned = cards.map((card) => box.copies.cards.kinds[card]!);
  const { items, backs } = shuffleWithBacks(draft.random, draft.deck.concat(returned), (card) => box.backs[card]!);
  draft.deck = items;
  draft.backs = backs;
  draft.peek = NO_PEEK;
  draft.known = null;
  emit?.({ kind: 'reshuffled', cards, reason });
  return slots;
};

const showBacks = ({ draft, emit }: Run): void => {
  if (emit === undefined) return;
  const backs = draft.backs.slice();
  for (let place = 0; place < backs.length; place++) {
    emit({ kind: 'backSeen', place, back: later(() => backs[place]!) });
  }
};
