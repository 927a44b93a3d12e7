import { pickWeighted } from '../core/chance/random.js';
import type { Types } from '../core/contract/game.js';
import { botOf, type QuickBot } from './bot.js';

/** Weighs a move: a number of at least 0. It is called with a view, or with a state imagined behind one. */
export type Weight<G extends Types> = (move: G['Move'], position: G['State'] | G['View']) => number;

/** Makes a bot that plays any legal move, all equally likely. */
export const random = <G extends Types>(): QuickBot<G> =>
  botOf('random', ({ moves, draw }) => moves[draw(moves.length)]!);

/** Makes a bot that plays any legal move, in proportion to its weight. */
export const weighted = <G extends Types>(weight: Weight<G>, name = 'weighted'): QuickBot<G> =>
  botOf(name, ({ view, moves, draw }) =>
    pickWeighted(
      moves,
      moves.map((move) => weight(move, view)),
      draw,
    ),
  );
