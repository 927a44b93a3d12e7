import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import { plainConstructor } from '../../../core/data/copy.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'inuits'>;

/** Copies a state or a view for changes. Of the lists only `inuits` is copied: every other move changes it. */
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
  this.variant = state.variant;
  this.phase = state.phase;
  this.turnPlayer = state.turnPlayer;
  this.decider = state.decider;
  this.hasMelted = state.hasMelted;
  this.actionPointsLeft = state.actionPointsLeft;
  this.animalStepsLeft = state.animalStepsLeft;
  this.usedThisTurn = state.usedThisTurn;
  this.ground = state.ground;
  this.faceDownTiles = state.faceDownTiles;
  this.fish = state.fish;
  this.foxes = state.foxes;
  this.bears = state.bears;
  this.inuits = state.inuits.slice();
  this.igloos = state.igloos;
  this.freeInuits = state.freeInuits;
  this.freeIgloos = state.freeIgloos;
  this.fishSupply = state.fishSupply;
  this.foxSupply = state.foxSupply;
  this.bearSupply = state.bearSupply;
  this.hands = state.hands;
  this.handSizes = state.handSizes;
  this.trophies = state.trophies;
  this.removedAnimals = state.removedAnimals;
  this.discardedTiles = state.discardedTiles;
  this.thawedTiles = state.thawedTiles;
  this.thawedTileCount = state.thawedTileCount;
});
