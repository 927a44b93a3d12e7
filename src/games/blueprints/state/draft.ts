import type { DraftOf, Seeded, Unfilled } from '../../../core/types/draft.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'bag' | 'pool' | 'chosen' | 'cells'>;

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: Seeded<View>): Unfilled<View>;
export function clone(state: Seeded<View>): Unfilled<View> {
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    phase: state.phase,
    round: state.round,
    first: state.first,
    player: state.player,
    demand: state.demand,
    bag: state.bag.slice(),
    pool: state.pool.slice(),
    removed: state.removed,
    deck: state.deck,
    plans: state.plans,
    chosen: state.chosen.slice(),
    cells: state.cells.slice(),
    rounds: state.rounds,
  };
}
