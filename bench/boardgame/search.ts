import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { Blueprints } from './blueprints.js';

/** The depth of play-outs of boardgame.io's bot, unless it is told otherwise. */
export const PLAYOUT_DEPTH = 50;

/** Iterations of boardgame.io's own bot on the first position of a game for two, of which it sees everything. */
export const searchOfBoardgame = async (seed: string, iterations: number): Promise<void> => {
  const game = ProcessGameConfig(Blueprints);
  const state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed, iterations, playoutDepth: PLAYOUT_DEPTH });
  await bot.play(state, state.ctx.currentPlayer);
};
