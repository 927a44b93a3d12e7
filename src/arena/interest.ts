import type { AnyGame, BaseOptions } from '../core/game.js';
import { sum } from '../core/list.js';
import { draw, seeded } from '../core/random.js';
import { orThrow } from '../core/verdict.js';

/** How those who play stand to each other: one alone, all together, or each for themselves. */
export type Interest = 'alone' | 'together' | 'apart';

/** How those who play with these options stand to each other, by the end of a game: those apart share one win. */
export const interestOf = (game: AnyGame, options: BaseOptions): Interest => {
  if (options.players === 1) return 'alone';
  const random = seeded('interest');
  const end = game.playout(orThrow(game.setup(options)), (moves) => moves[draw(random, moves.length)]!);
  return Math.abs(sum(game.returns(end)) - 1) < 0.5 / options.players ? 'apart' : 'together';
};
