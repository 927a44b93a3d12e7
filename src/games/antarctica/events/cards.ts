import type { Player } from '../../../core/contract/game.js';
import type { ByShipyardCard, ShipyardCard } from '../components/index.js';
import type { Zone } from '../state/index.js';

/** Shipyard cards are drawn and shown. */
export interface CardsDrawn {
  readonly kind: 'cardsDrawn';
  readonly cards: readonly ShipyardCard[];
}

/** A shipyard card is taken. */
export interface CardTaken {
  readonly kind: 'cardTaken';
  readonly player: Player;
  readonly card: ShipyardCard;
  readonly from: 'pile' | 'row';
}

/** The pile is too small for everybody, and leaves the game. */
export interface PileRemoved {
  readonly kind: 'pileRemoved';
  readonly counts: ByShipyardCard<number>;
}

/** A shipyard card is played; `zone` is the target of a scientist or an icebreaker. */
export interface CardPlayed {
  readonly kind: 'cardPlayed';
  readonly player: Player;
  readonly card: ShipyardCard;
  readonly zone: Zone | null;
}

/** An icebreaker leaves the game; `isUsed` is true if a second turn follows. */
export interface IcebreakerRemoved {
  readonly kind: 'icebreakerRemoved';
  readonly player: Player;
  readonly zone: Zone;
  readonly isUsed: boolean;
}
