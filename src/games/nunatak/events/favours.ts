import type { Player } from '../../../core/contract/game.js';
import type { FavourIndex } from '../components/index.js';

/** A player picks a favour. */
export interface FavourPicked {
  readonly kind: 'favourPicked';
  readonly player: Player;
  readonly favour: FavourIndex;
}

/** A player uses a favour. */
export interface FavourUsed {
  readonly kind: 'favourUsed';
  readonly player: Player;
  readonly favour: FavourIndex;
}

/** A player keeps an immediate favour that they cannot or will not use. */
export interface FavourKept {
  readonly kind: 'favourKept';
  readonly player: Player;
  readonly favour: FavourIndex;
}

/** A favour comes into the line. */
export interface FavourRevealed {
  readonly kind: 'favourRevealed';
  readonly favour: FavourIndex;
}

/** A dummy removes a favour from the game. */
export interface FavourRemoved {
  readonly kind: 'favourRemoved';
  readonly favour: FavourIndex;
}
