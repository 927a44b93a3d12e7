import type { Player } from '../../../core/contract/game.js';
import type { ByShipyardCard, ByTrack } from '../components/index.js';

/** The reason why the game ended. */
export type EndReason = 'last-scientist' | 'last-building' | 'stalemate' | 'no-ships';

/** A decision of one player. */
export interface DecisionPhase {
  readonly decider: Player;
}

/** A decision that several players take in turn. */
export interface TurnOrderPhase extends DecisionPhase {
  /** The number of players still to decide, including the current one. */
  readonly playersLeft: number;
}

/** The placing of a starting ship; `placingIndex` counts them from 0. */
export interface PlaceShipPhase {
  readonly kind: 'placeShip';
  readonly placingIndex: number;
}

/** A turn of a ship, between any other decisions. */
export interface TurnPhase {
  readonly kind: 'turn';
}

/** The advance of a cube after building. */
export interface AdvancePhase extends DecisionPhase {
  readonly kind: 'advance';
  readonly steps: number;
}

/** The choice of shipyard cards from the pile. */
export interface PickPhase extends TurnOrderPhase {
  readonly kind: 'pick';
}

/** The choice of shipyard cards from a row; `row` counts them. */
export interface DraftPhase extends TurnOrderPhase {
  readonly kind: 'draft';
  readonly row: ByShipyardCard<number>;
}

/** The advance of all players, on different tracks. */
export interface AdvanceAllPhase extends TurnOrderPhase {
  readonly kind: 'advanceAll';
  /** True for each track that a player has already chosen. */
  readonly tracksChosen: ByTrack<boolean>;
}

/** The pending decision. */
export type Phase =
  | PlaceShipPhase
  | ({ readonly kind: 'placeStartCube' } & DecisionPhase)
  | TurnPhase
  | AdvancePhase
  | PickPhase
  | ({ readonly kind: 'relocateShip' } & TurnOrderPhase)
  | DraftPhase
  | AdvanceAllPhase
  | { readonly kind: 'over'; readonly reason: EndReason };
