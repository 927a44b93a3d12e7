import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { answerWith } from '../search/slices.js';
import { PLAYOUT_DEPTH } from '../search/subjects.js';
import { Blueprints } from './blueprints.js';

// boardgame.io's own bot on the first position of a two-player game, of which it sees everything.
answerWith(async (seed, iterations) => {
  const game = ProcessGameConfig(Blueprints);
  const state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed, iterations, playoutDepth: PLAYOUT_DEPTH });
  await bot.play(state, state.ctx.currentPlayer);
});
