import { type connectBots, playGame } from '../../../src/bots/index.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { type Blueprints, formatMove, game } from '../../../src/games/blueprints/index.js';

/** Returns the moves of a game between two copies of a bot. */
export const movesOfGame = async (connect: ReturnType<typeof connectBots<Blueprints>>): Promise<readonly string[]> => {
  const bots = [connect('searching'), connect('searching')];
  const { moves } = orThrow(await playGame(game, { players: 2, seed: 'browser' }, { bots, seed: 'bots' }));
  return moves.map(formatMove);
};
