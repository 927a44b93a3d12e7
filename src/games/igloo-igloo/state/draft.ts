import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'inuits'>;

/** Copies a state or a view for changes. Of the lists only `inuits` is copied: every other move changes it. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    variant: state.variant,
    phase: state.phase,
    turnPlayer: state.turnPlayer,
    decider: state.decider,
    hasMelted: state.hasMelted,
    actionPointsLeft: state.actionPointsLeft,
    animalStepsLeft: state.animalStepsLeft,
    usedThisTurn: state.usedThisTurn,
    ground: state.ground,
    faceDownTiles: state.faceDownTiles,
    fish: state.fish,
    foxes: state.foxes,
    bears: state.bears,
    inuits: state.inuits.slice(),
    igloos: state.igloos,
    freeInuits: state.freeInuits,
    freeIgloos: state.freeIgloos,
    fishSupply: state.fishSupply,
    foxSupply: state.foxSupply,
    bearSupply: state.bearSupply,
    hands: state.hands,
    handSizes: state.handSizes,
    trophies: state.trophies,
    removedAnimals: state.removedAnimals,
    discardedTiles: state.discardedTiles,
    thawedTiles: state.thawedTiles,
    thawedTileCount: state.thawedTileCount,
  };
}
