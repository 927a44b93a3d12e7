import type { DraftOf, Seeded, Unfilled } from '../../../core/types/draft.js';
import type { State, View } from './index.js';

/** A state that the rules may change. */
export type Draft = DraftOf<
  State,
  | 'random'
  | 'tiles'
  | 'blocks'
  | 'line'
  | 'areas'
  | 'favours'
  | 'spent'
  | 'track'
  | 'support'
  | 'squares'
  | 'favourPoints'
  | 'left'
  | 'lots'
  | 'aside'
>;

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
    tiles: state.tiles.slice(),
    blocks: state.blocks.slice(),
    stack: state.stack,
    deck: state.deck,
    backs: state.backs,
    line: state.line.slice(),
    areas: state.areas.slice(),
    discard: state.discard,
    favourDeck: state.favourDeck,
    favourLine: state.favourLine,
    favours: state.favours.slice(),
    spent: state.spent.slice(),
    gone: state.gone,
    fresh: state.fresh,
    track: state.track.slice(),
    support: state.support.slice(),
    squares: state.squares.slice(),
    favourPoints: state.favourPoints.slice(),
    left: state.left.slice(),
    lots: state.lots.slice(),
    aside: state.aside.slice(),
    completion: state.completion,
    extra: state.extra,
    turn: state.turn,
    active: state.active,
    first: state.first,
    cubes: state.cubes,
    reservation: state.reservation,
    abundance: state.abundance,
    peek: state.peek,
    known: state.known,
    phase: state.phase,
  };
}
