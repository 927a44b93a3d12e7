import type { DraftOf } from '../../../../src/core/draft.js';
import type { State } from './index.js';

/** What the rules may change of a state. */
export type Draft = DraftOf<State, 'random' | 'hands' | 'rows' | 'covered' | 'rolled' | 'kept'>;

/** A copy that may be changed. */
export const clone = (state: State): Draft => {
  const { c, s0, s1, s2 } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { c, s0, s1, s2 },
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
};
