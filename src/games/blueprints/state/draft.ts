import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'bag' | 'pool' | 'chosenDice' | 'dieCells'>;

/** Copies a state or a view for changes. */
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
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    turnPlayer: state.turnPlayer,
    demand: state.demand,
    bag: state.bag.slice(),
    pool: state.pool.slice(),
    removedDice: state.removedDice,
    deck: state.deck,
    plans: state.plans,
    chosenDice: state.chosenDice.slice(),
    dieCells: state.dieCells.slice(),
    roundResults: state.roundResults,
  };
}
