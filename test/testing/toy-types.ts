import { clausesOf, refusal } from '../../src/core/clauses.js';
import type { BaseBox, BaseComponents, BaseState, BaseView, Hidden, Player } from '../../src/core/game.js';

// A game of its own, to test the core and the promises on: draw cards, play them face up, roll the die once.

export type Move =
  | { readonly kind: 'draw' }
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'leave' };

export type Phase =
  | { readonly kind: 'turn' }
  | { readonly kind: 'rolled'; readonly value: number }
  | { readonly kind: 'over' };

interface Fields<H> {
  readonly game: 'toy';
  readonly players: number;
  readonly dice: boolean;
  readonly phase: Phase;
  readonly player: Player;
  readonly deck: readonly (number | H)[];
  readonly hands: readonly (readonly (number | H)[])[];
  readonly rows: readonly (readonly number[])[];
  readonly rolled: readonly boolean[];
  readonly kept: readonly number[];
}
export interface State extends Omit<BaseState, 'game' | 'players'>, Fields<never> {}
export interface View extends Omit<BaseView, 'game' | 'players'>, Fields<Hidden> {}

export type Event =
  | { readonly kind: 'drew'; readonly player: Player; readonly card: number }
  | { readonly kind: 'played'; readonly player: Player; readonly card: number }
  | { readonly kind: 'rolled'; readonly player: Player; readonly value: number };

export interface Components extends BaseComponents {
  /** The points on each card. */
  readonly values: readonly number[];
}
export interface Toy {
  readonly Options: { readonly players: number; readonly seed: string; readonly dice?: boolean };
  readonly Settings: { readonly players: number; readonly seed: string; readonly dice: boolean };
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: keyof typeof clauses;
  readonly Refusal: keyof typeof refusals;
  readonly Category: 'cards' | 'die';
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: BaseBox & { readonly values: readonly number[]; readonly moves: readonly Move[] };
}

export const refusals = {
  'TOY-DRAW-1': 'You draw from a deck that has cards, into a hand of at most three.',
  'TOY-PLAY-1': 'You play a card of your hand.',
  'TOY-ROLL-1': 'Each player rolls the die once, if it is in use.',
  'TOY-ROLL-2': 'A rolled die is kept or left, and there is nothing else to do.',
  'TOY-END-1': 'The game is over when the deck and the hand of the player to move are empty.',
};

export const clauses = clausesOf(
  {
    'TOY-DRAW-1': refusal('Rules'),
    'TOY-PLAY-1': refusal('Rules'),
    'TOY-ROLL-1': refusal('Rules'),
    'TOY-ROLL-2': refusal('Rules'),
    'TOY-END-1': refusal('Rules'),
  },
  refusals,
);

export const HAND = 3;
export const DEALT = 2;

export const components: Components = { provenance: { values: 'authored' }, values: [1, 1, 2, 3, 5, 8] };
