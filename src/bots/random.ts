import { pickWeighted } from '../core/chance/random.js';
import type { Types } from '../core/contract/game.js';
import { createBot, type SyncBot } from './bot.js';

/** Weighs a move: a number of at least 0. It is called with a view, or with a state imagined behind one. */
export type MoveWeight<G extends Types> = (move: G['Move'], position: G['State'] | G['View']) => number;

/** Makes a bot that plays any legal move, all equally likely. */
export const random = <G extends Types>(): SyncBot<G> =>
  createBot('random', ({ moves, randomInt }) => moves[randomInt(moves.length)]!);

/** Makes a bot that plays any legal move, in proportion to its weight. */
export const weightedRandom = <G extends Types>(weight: MoveWeight<G>, name = 'weighted'): SyncBot<G> =>
  createBot(name, ({ view, moves, randomInt }) =>
    pickWeighted(
      moves,
      moves.map((move) => weight(move, view)),
      randomInt,
    ),
  );
