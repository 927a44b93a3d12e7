import {
  components,
  determinize,
  legalMoves,
  type Move,
  play,
  type State,
  view,
} from '../../src/games/frostpunk/index.js';
import { cityLooks } from './looks.js';

/**
 * Returns the move with the best-looking city after it, in a state imagined from the spectator's view: greedy play
 * follows a decision to its end, no further, and does not know hidden cards.
 */
export const greedy = (moves: readonly Move[], state: State, seed: string): Move => {
  if (moves.length === 1) return moves[0]!;
  const imagined = determinize(view(state, 'spectator'), seed);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    // The night comes to everybody who passes: its losses are not a reason against passing.
    const value = move.kind === 'pass' ? worth({ ...imagined, reserve: [0, 0, 0, 0] }) : seen(imagined, move, DEPTH);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** A Building takes three moves: to build, the Building, and its site. */
const DEPTH = 2;

const seen = (state: State, move: Move, depth: number): number => {
  const next = play(state, move);
  const { kind } = next.phase;
  if (depth === 0 || (kind !== 'build' && kind !== 'site')) return worth(next);
  return Math.max(...legalMoves(next).map((each) => seen(next, each, depth - 1)));
};

const looks = cityLooks(components);

/** Rates a city by its looks; a won or lost game counts most. */
const worth = (state: State): number => {
  const { outcome } = state;
  return outcome === 'none' ? looks(state) : outcome.result === 'won' ? 1e6 : -1e4;
};
