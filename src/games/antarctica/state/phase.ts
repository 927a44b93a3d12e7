import type { Player } from '../../../core/game.js';

/** Why the game ended. */
export type EndReason = 'last-scientist' | 'last-building' | 'stalemate' | 'no-ships';

/** A player is asked. */
export interface Asked {
  readonly player: Player;
}

/** Players are asked one after the other. */
export interface Asking extends Asked {
  /** How many are still to be served, the one asked included. */
  readonly left: number;
}

/** A starting ship is placed; they are numbered from 0. */
export interface Placing {
  readonly kind: 'placing';
  readonly next: number;
}

/** The turn of a ship, between all else. */
export interface OnTurn {
  readonly kind: 'turn';
}

/** After building a cube advances. */
export interface Advancing extends Asked {
  readonly kind: 'advance';
  readonly steps: number;
}

/** Shipyard cards are taken from the pile. */
export interface Picking extends Asking {
  readonly kind: 'pick';
}

/** Shipyard cards are taken from a row, given here by card. */
export interface Drafting extends Asking {
  readonly kind: 'draft';
  readonly row: readonly number[];
}

/** Everybody advances, on different tracks. */
export interface AdvancingAll extends Asking {
  readonly kind: 'advanceThree';
  /** By track, whether somebody has chosen it. */
  readonly taken: readonly boolean[];
}

/** The decision that is asked for. */
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
