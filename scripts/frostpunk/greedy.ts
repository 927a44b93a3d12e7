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
 * The move after which the city looks best, in a game that is the same to all who may only look at it: greedy play
 * sees a decision to its end and no further, and does not know what is hidden.
 */
export const greedy = (moves: readonly Move[], state: State, seed: string): Move => {
  if (moves.length === 1) return moves[0]!;
  const imagined = determinize(view(state, 'spectator'), seed);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    // What the night brings, it brings whoever passes: it is no reason not to.
    const value = move.kind === 'pass' ? worth({ ...imagined, reserve: [0, 0, 0, 0] }) : seen(imagined, move, DEPTH);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** A Building is chosen in three moves: to build, what, and where. */
const DEPTH = 2;

const seen = (state: State, move: Move, depth: number): number => {
  const next = play(state, move);
  const { kind } = next.phase;
  if (depth === 0 || (kind !== 'build' && kind !== 'site')) return worth(next);
  return Math.max(...legalMoves(next).map((each) => seen(next, each, depth - 1)));
};

const looks = cityLooks(components);

/** How good a city looks; that it has won or lost counts most. */
const worth = (state: State): number => {
  const { outcome } = state;
  return outcome === 'none' ? looks(state) : outcome.result === 'won' ? 1e6 : -1e4;
};
