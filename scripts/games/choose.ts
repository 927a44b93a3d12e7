import { draw, type RandomState } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/index.js';

/** Returns a move with the best progress for its player right after it. */
export const bestMove = (game: AnyGame, state: Types['State'], random: RandomState): Types['Move'] => {
  const by = game.toAct(state)!;
  const moves = game.legalMoves(state);
  const worth = moves.map((move) => game.progress(game.play(state, move))[by] ?? 0);
  const best = Math.max(...worth);
  const equal = moves.filter((_, i) => worth[i] === best);
  return equal[draw(random, equal.length)]!;
};
