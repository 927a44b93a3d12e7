import type { Hidden, Player, Secrets } from '../../../src/core/game.js';
import type { Card } from './components.js';

/** A player gets a card, which nobody else sees. */
export interface Drew {
  readonly kind: 'drew';
  readonly player: Player;
  readonly card: Card | Hidden;
}

/** A player plays a card. */
export interface Played {
  readonly kind: 'played';
  readonly player: Player;
  readonly card: Card;
}

/** A player lays a card face down. */
export interface Covered {
  readonly kind: 'covered';
  readonly player: Player;
  readonly card: Card | Hidden;
}

/** A player rolls the die. */
export interface DieRolled {
  readonly kind: 'rolled';
  readonly player: Player;
  /** 1 to 6. */
  readonly value: number;
}

/** The game is over. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly winners: readonly Player[];
}

/** Something that happened in a game of Toy. */
export type Event = Drew | Played | Covered | DieRolled | GameOver;

/** Fields that only the player of the event may see. */
export const secrets: Secrets<Event> = { drew: ['card'], covered: ['card'] };
