import type { Player } from '../../../core/game.js';

/** A player picks a favour. */
export interface FavourTaken {
  readonly kind: 'favourTaken';
  readonly player: Player;
  readonly favour: number;
}

/** A player uses a favour. */
export interface FavourUsed {
  readonly kind: 'favourUsed';
  readonly player: Player;
  readonly favour: number;
}

/** A player keeps an immediate favour that they cannot or will not use. */
export interface FavourKept {
  readonly kind: 'favourKept';
  readonly player: Player;
  readonly favour: number;
}

/** A favour comes into the line. */
export interface FavourRevealed {
  readonly kind: 'favourRevealed';
  readonly favour: number;
}

/** A dummy removes a favour from the game. */
export interface FavourRemoved {
  readonly kind: 'favourRemoved';
  readonly favour: number;
}
