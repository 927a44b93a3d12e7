import type { Rules, Types } from '../core/contract/game.js';

/** Counts the sequences of `depth` moves from a state; a game that ends earlier counts as one sequence. */
export const perft = <G extends Types>(game: Rules<G>, state: G['State'], depth: number): number => {
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  if (moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let sequences = 0;
  for (const move of moves) sequences += perft(game, game.play(state, move), depth - 1);
  return sequences;
};
