import type { BaseOptions, Hidden, Player, Viewer } from '../../../../src/core/game.js';
import type { RandomState } from '../../../../src/core/random.js';
import type { Card } from '../components.js';

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 2 | 3;
  /** Whether the die is in use; it is, unless this says otherwise. */
  readonly dice?: boolean | undefined;
}

/** The options, filled in. */
export interface Settings extends Options {
  readonly dice: boolean;
}

/** The decision that is asked for. */
export type Phase = { readonly kind: 'turn' } | Rolled | { readonly kind: 'over' };

/** A rolled die is kept or left. */
export interface Rolled {
  readonly kind: 'rolled';
  /** 1 to 6. */
  readonly value: number;
}

/** A game of Toy, as somebody sees it who may look at every card. */
export interface State {
  /** The game's id. */
  readonly game: 'toy';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components' figures. */
  readonly components: string;
  /** How many play. */
  readonly players: 2 | 3;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  /** Whether the die is in use. */
  readonly dice: boolean;
  /** The decision that is asked for. */
  readonly phase: Phase;
  /** Whose turn it is; once the game is over, whose turn it would be. */
  readonly player: Player;
  /** The cards to come, next card first. */
  readonly deck: readonly Card[];
  /** By player, the cards in hand, in the order in which they came. */
  readonly hands: readonly (readonly Card[])[];
  /** By player, the cards played face up, in order. */
  readonly rows: readonly (readonly Card[])[];
  /** By player, the cards laid face down, in order. */
  readonly covered: readonly (readonly Card[])[];
  /** By player, whether the die has been rolled. */
  readonly rolled: readonly boolean[];
  /** By player, the value of the die that was kept, 1 to 6, else 0. */
  readonly kept: readonly number[];
}

/** A game of Toy, as a player or a spectator may know it. */
export interface View extends Omit<State, 'random' | 'deck' | 'hands' | 'covered'> {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
  readonly random: Hidden;
  /** The cards to come: all hidden. */
  readonly deck: readonly (Card | Hidden)[];
  /** By player, the cards in hand; those of others are hidden, their number is not. */
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** By player, the cards laid face down; those of others are hidden until the game is over. */
  readonly covered: readonly (readonly (Card | Hidden)[])[];
}
