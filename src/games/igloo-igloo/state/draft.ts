import type { DraftOf, Seeded, Unfilled } from '../../../core/types/draft.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<State, 'random' | 'inuits'>;

/** Copies a state or a view for changes. Of the lists only `inuits` is copied: every other move changes it. */
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
    variant: state.variant,
    phase: state.phase,
    turn: state.turn,
    player: state.player,
    melted: state.melted,
    points: state.points,
    steps: state.steps,
    used: state.used,
    ground: state.ground,
    faces: state.faces,
    fish: state.fish,
    foxes: state.foxes,
    bears: state.bears,
    inuits: state.inuits.slice(),
    igloos: state.igloos,
    inuitsLeft: state.inuitsLeft,
    igloosLeft: state.igloosLeft,
    fishSupply: state.fishSupply,
    foxSupply: state.foxSupply,
    bearSupply: state.bearSupply,
    hands: state.hands,
    handSizes: state.handSizes,
    trophies: state.trophies,
    gone: state.gone,
    spent: state.spent,
    lost: state.lost,
    lostSize: state.lostSize,
  };
}
