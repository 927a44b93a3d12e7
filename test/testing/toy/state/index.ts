import type { RandomState } from '../../../../src/core/chance/random.js';
import type { BaseOptions, Hidden, Player, Viewer } from '../../../../src/core/contract/game.js';
import type { Card } from '../components.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players. */
  readonly players: 2 | 3;
  /** True if the die is in use, which is the default. */
  readonly dice?: boolean | undefined;
}

/** The options with defaults filled in. */
export interface Settings extends Options {
  readonly dice: boolean;
}

/** The pending decision. */
export type Phase = { readonly kind: 'turn' } | Rolled | { readonly kind: 'over' };

/** The decision to keep or leave a rolled die. */
export interface Rolled {
  readonly kind: 'rolled';
  /** The value, 1 to 6. */
  readonly value: number;
}

/** The complete state of a game of Toy. */
export interface State {
  /** The game's id. */
  readonly game: 'toy';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components. */
  readonly components: string;
  /** The number of players. */
  readonly players: 2 | 3;
  /** The position in the random sequence of the seed. */
  readonly random: RandomState;
  /** True if the die is in use. */
  readonly dice: boolean;
  /** The pending decision. */
  readonly phase: Phase;
  /** The player to move; once the game is over, the player who would be next. */
  readonly player: Player;
  /** The cards to come, next card first. */
  readonly deck: readonly Card[];
  /** By player, the cards in hand, in the order in which they were drawn. */
  readonly hands: readonly (readonly Card[])[];
  /** By player, the cards played face up, in order. */
  readonly rows: readonly (readonly Card[])[];
  /** By player, the cards laid face down, in order. */
  readonly covered: readonly (readonly Card[])[];
  /** By player, true if the die has been rolled. */
  readonly rolled: readonly boolean[];
  /** By player, the value of the die that was kept, 1 to 6, else 0. */
  readonly kept: readonly number[];
}

/** A game of Toy as seen by a player or a spectator. */
export interface View extends Omit<State, 'random' | 'deck' | 'hands' | 'covered'> {
  /** The viewer. */
  readonly viewer: Viewer;
  /** Always hidden. */
  readonly random: Hidden;
  /** The cards to come, all hidden. */
  readonly deck: readonly (Card | Hidden)[];
  /** By player, the cards in hand; those of others are hidden, but not their number. */
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** By player, the cards laid face down; those of others are hidden until the game is over. */
  readonly covered: readonly (readonly (Card | Hidden)[])[];
}
