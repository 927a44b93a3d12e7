import { drawInt, type RandomState } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/index.js';

/** Returns a move with the best progress for its player right after it. */
export const bestMove = (game: AnyGame, state: Types['State'], random: RandomState): Types['Move'] => {
  const player = game.toAct(state)!;
  const moves = game.legalMoves(state);
  const values = moves.map((move) => game.evaluate(game.play(state, move))[player] ?? 0);
  const best = Math.max(...values);
  const equal = moves.filter((_, i) => values[i] === best);
  return equal[drawInt(random, equal.length)]!;
};
