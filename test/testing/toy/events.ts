import type { Hidden, HiddenEventFields, Player } from '../../../src/core/contract/game.js';
import type { Card } from './components.js';

/** A player drew a card, which nobody else sees. */
export interface Drew {
  readonly kind: 'drew';
  readonly player: Player;
  readonly card: Card | Hidden;
}

/** A player played a card. */
export interface Played {
  readonly kind: 'played';
  readonly player: Player;
  readonly card: Card;
}

/** A player laid a card face down. */
export interface Covered {
  readonly kind: 'covered';
  readonly player: Player;
  readonly card: Card | Hidden;
}

/** A player rolled the die. */
export interface DieRolled {
  readonly kind: 'rolled';
  readonly player: Player;
  /** The value, 1 to 6. */
  readonly value: number;
}

/** The game ended. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly winners: readonly Player[];
}

/** Something that happened in a game of Toy. */
export type Event = Drew | Played | Covered | DieRolled | GameOver;

/** Fields that only the player of the event may see. */
export const secrets: HiddenEventFields<Event> = { drew: ['card'], covered: ['card'] };
