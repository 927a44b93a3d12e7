import type { Player } from '../../../core/contract/game.js';
import type { ByShipyardCard, ByTrack } from '../components/index.js';

/** The reason why the game ended. */
export type EndReason = 'last-scientist' | 'last-building' | 'stalemate' | 'no-ships';

/** A decision of one player. */
export interface Asked {
  readonly player: Player;
}

/** A decision that several players take in turn. */
export interface Asking extends Asked {
  /** The number of players still to decide, including the current one. */
  readonly left: number;
}

/** The placing of a starting ship; `next` counts them from 0. */
export interface Placing {
  readonly kind: 'placing';
  readonly next: number;
}

/** A turn of a ship, between any other decisions. */
export interface OnTurn {
  readonly kind: 'turn';
}

/** The advance of a cube after building. */
export interface Advancing extends Asked {
  readonly kind: 'advance';
  readonly steps: number;
}

/** The choice of shipyard cards from the pile. */
export interface Picking extends Asking {
  readonly kind: 'pick';
}

/** The choice of shipyard cards from a row; `row` counts them. */
export interface Drafting extends Asking {
  readonly kind: 'draft';
  readonly row: ByShipyardCard<number>;
}

/** The advance of all players, on different tracks. */
export interface AdvancingAll extends Asking {
  readonly kind: 'advanceThree';
  /** True for each track that a player has already chosen. */
  readonly taken: ByTrack<boolean>;
}

/** The pending decision. */
export type Phase =
  | Placing
  | ({ readonly kind: 'startCube' } & Asked)
  | OnTurn
  | Advancing
  | Picking
  | ({ readonly kind: 'shipMove' } & Asking)
  | Drafting
  | AdvancingAll
  | { readonly kind: 'over'; readonly reason: EndReason };
