import type { Types } from '../core/game.js';
import { pickWeighted } from '../core/random.js';
import { botOf, type QuickBot } from './bot.js';

/** How gladly a move is made: a number of at least 0. It is given a view, or a state that was imagined behind one. */
export type Weight<G extends Types> = (move: G['Move'], position: G['State'] | G['View']) => number;

/** Makes any legal move, each as likely as any other. */
export const random = <G extends Types>(): QuickBot<G> =>
  botOf('random', ({ moves, draw }) => moves[draw(moves.length)]!);

/** Makes any legal move, each as likely as its weight. */
export const weighted = <G extends Types>(weight: Weight<G>, name = 'weighted'): QuickBot<G> =>
  botOf(name, ({ view, moves, draw }) =>
    pickWeighted(
      moves,
      moves.map((move) => weight(move, view)),
      draw,
    ),
  );
