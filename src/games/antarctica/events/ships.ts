import type { Player } from '../../../core/contract/game.js';
import type { Ship, Zone } from '../state/index.js';

/** A ship comes onto the board. */
export interface ShipPlaced {
  readonly kind: 'shipPlaced';
  readonly player: Player;
  readonly ship: Ship;
  readonly zone: Zone;
  /** 1 to 3. */
  readonly position: number;
  readonly reason: 'set-up' | 'built';
}

/** The sun goes to the next zone with a ship. */
export interface SunMoved {
  readonly kind: 'sunMoved';
  readonly from: Zone;
  readonly to: Zone;
  readonly steps: number;
}

/** A turn begins; `zone` is that of the sun. */
export interface TurnStarted {
  readonly kind: 'turnStarted';
  readonly player: Player;
  readonly zone: Zone;
  readonly turnOfStop: 'first' | 'second';
}

/** A turn ends; `zone` is that of the sun. */
export interface TurnEnded {
  readonly kind: 'turnEnded';
  readonly player: Player;
  readonly zone: Zone;
  readonly turnOfStop: 'first' | 'second';
}

/** A second turn is declined. */
export interface TurnDeclined {
  readonly kind: 'turnDeclined';
  readonly player: Player;
  readonly zone: Zone;
}

/** A ship goes from one zone to another. */
export interface ShipMoved {
  readonly kind: 'shipMoved';
  readonly player: Player;
  readonly ship: Ship;
  readonly from: Zone;
  readonly fromPosition: number;
  readonly to: Zone;
  readonly toPosition: number;
  readonly reason: 'turn' | 'effect';
}

/** A resource is discarded; zone and position are those of a ship on the board. */
export interface PieceSacrificed {
  readonly kind: 'pieceSacrificed';
  readonly player: Player;
  readonly piece: 'cube' | 'ship';
  readonly zone: Zone | null;
  readonly position: number | null;
}
