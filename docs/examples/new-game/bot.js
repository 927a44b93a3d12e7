// @ts-check
import { createBot } from 'sastrugi/bots';

/** @typedef {import('sastrugi/author').TypesOf<typeof import('./game.js').game>} MyGame */

/**
 * Keeps the points of a turn once there are eight of them.
 *
 * @type {import('sastrugi/bots').SyncBot<MyGame>}
 */
export const careful = createBot('careful', ({ view, moves }) => {
  const wanted = view.turnPoints < 8 ? 'roll' : 'keep';
  return moves.find(({ kind }) => kind === wanted) ?? moves[0];
});
