import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import { plainConstructor } from '../../../core/data/copy.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'bag' | 'pool' | 'chosenDice' | 'dieCells'>;

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  return new Copy(state);
}

const Copy = plainConstructor(function (this: UnfilledView<View>, state: SeededView<View>) {
  const { key, drawn } = state.random;
  this.game = state.game;
  this.rules = state.rules;
  this.components = state.components;
  this.players = state.players;
  this.random = { key, drawn };
  this.phase = state.phase;
  this.round = state.round;
  this.startPlayer = state.startPlayer;
  this.turnPlayer = state.turnPlayer;
  this.demand = state.demand;
  this.bag = state.bag.slice();
  this.pool = state.pool.slice();
  this.removedDice = state.removedDice;
  this.deck = state.deck;
  this.plans = state.plans;
  this.chosenDice = state.chosenDice.slice();
  this.dieCells = state.dieCells.slice();
  this.roundResults = state.roundResults;
});
