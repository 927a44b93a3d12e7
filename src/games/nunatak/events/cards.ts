import type { Hidden, Player } from '../../../core/contract/game.js';
import type { CardIndex, CardSymbol, Pile, Slot, Tool } from '../components/index.js';
import type { Owner } from '../state/index.js';

/** Cards of the line go back into the deck, which is shuffled. */
export interface DeckReshuffled {
  readonly kind: 'deckReshuffled';
  /** The cards that go back, in the order of their slots. */
  readonly cards: readonly CardIndex[];
  readonly reason: 'nothingFits' | 'renewal';
}

/** Nothing fits any more: any card may be taken, and placed on any tile. */
export interface AnyCardAnyTileAllowed {
  readonly kind: 'anyCardAnyTileAllowed';
  readonly owner: Owner;
}

/** The back of a card of the deck is seen: after a shuffle, once the line is filled. */
export interface BackSeen {
  readonly kind: 'backSeen';
  /** The index in the deck, 0 for the top. */
  readonly deckIndex: number;
  /** The pile number on the back. */
  readonly back: Pile;
}

/** A card of the deck comes into the line. */
export interface CardRevealed {
  readonly kind: 'cardRevealed';
  readonly card: CardIndex;
  readonly slot: Slot;
}

/** A card of the line is taken. */
export interface CardTaken {
  readonly kind: 'cardTaken';
  readonly owner: Owner;
  readonly card: CardIndex;
  readonly slot: Slot;
}

/** A taken card is filed in its column. */
export interface CardFiled {
  readonly kind: 'cardFiled';
  /** The owner; also of a card that Siku or a dummy discards. */
  readonly owner: Owner;
  readonly card: CardIndex;
  /** The column; null for a discarded card. */
  readonly countsAs: CardSymbol | null;
}

/** A card changes its type. */
export interface CardTransformed {
  readonly kind: 'cardTransformed';
  readonly player: Player;
  readonly card: CardIndex;
  readonly countsAs: CardSymbol;
  readonly tool: Tool | null;
}

/** A card of the line is reserved. */
export interface CardReserved {
  readonly kind: 'cardReserved';
  readonly player: Player;
  readonly card: CardIndex;
}

/** A reservation ends without its card being taken. */
export interface ReservationLapsed {
  readonly kind: 'reservationLapsed';
  readonly player: Player;
  readonly card: CardIndex;
}

/** A player looks at the top of the deck. */
export interface DeckSeen {
  readonly kind: 'deckSeen';
  readonly player: Player;
  readonly count: number;
}

/** A player sees one of the cards at which they look. */
export interface CardSeen {
  readonly kind: 'cardSeen';
  readonly player: Player;
  /** The index in the deck, 0 for the top. */
  readonly deckIndex: number;
  /** The card; hidden from the others. */
  readonly card: CardIndex | Hidden;
}

/** A card of the line changes places with one that was seen. */
export interface CardsExchanged {
  readonly kind: 'cardsExchanged';
  readonly player: Player;
  readonly slot: Slot;
  /** The card now in the line. */
  readonly card: CardIndex;
  /** The card that was there. */
  readonly replacedCard: CardIndex;
}

/** The cards seen are put back in some order. */
export interface DeckOrdered {
  readonly kind: 'deckOrdered';
  readonly player: Player;
  /** The pile numbers on their backs, from the top of the deck. */
  readonly backs: readonly Pile[];
}
