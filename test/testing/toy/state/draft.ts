import type { DraftOf, SeededView, UnfilledView } from '../../../../src/core/contract/kernel.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'hands' | 'rows' | 'covered' | 'rolled' | 'kept'>;

/** Makes a copy that may be changed. */
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
    dice: state.dice,
    phase: state.phase,
    player: state.player,
    deck: state.deck,
    hands: state.hands.slice(),
    rows: state.rows.slice(),
    covered: state.covered.slice(),
    rolled: state.rolled.slice(),
    kept: state.kept.slice(),
  };
}
