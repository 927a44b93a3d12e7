import {
  components,
  determinize,
  legalMoves,
  type Move,
  play,
  type State,
  view,
} from '../../src/games/frostpunk/index.js';
import { createCityRating } from './city-rating.js';

/**
 * Returns the move with the best-looking city after it, in a state imagined from the spectator's view: greedy play
 * follows a decision to its end, no further, and does not know hidden cards.
 */
export const greedyMove = (moves: readonly Move[], state: State, seed: string): Move => {
  if (moves.length === 1) return moves[0]!;
  const sampled = determinize(view(state, 'spectator'), seed);
  let best = moves[0]!;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    // The night comes to everybody who passes: its losses are not a reason against passing.
    const value =
      move.kind === 'pass'
        ? rateState({ ...sampled, reserveMeeples: [0, 0, 0, 0] })
        : valueAfter(sampled, move, LOOKAHEAD_MOVES);
    if (value <= bestValue) continue;
    bestValue = value;
    best = move;
  }
  return best;
};

/** A Building takes three moves: to build, the Building, and its site. */
const LOOKAHEAD_MOVES = 2;

const valueAfter = (state: State, move: Move, depth: number): number => {
  const next = play(state, move);
  const { kind } = next.phase;
  if (depth === 0 || (kind !== 'build' && kind !== 'site')) return rateState(next);
  return Math.max(...legalMoves(next).map((each) => valueAfter(next, each, depth - 1)));
};

const rateLooks = createCityRating(components);

/** Rates a city by its looks; a won or lost game counts most. */
const rateState = (state: State): number => {
  const { outcome } = state;
  return outcome === 'none' ? rateLooks(state) : outcome.result === 'won' ? 1e6 : -1e4;
};
