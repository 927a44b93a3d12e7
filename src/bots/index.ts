/**
 * Bots: players that get their seat's view and return a move with what they think of it.
 *
 * @module
 */
export {
  type Answer,
  type Bot,
  type BotSession,
  type Candidate,
  createBot,
  type DecisionRequest,
  type Opening,
  type RandomInt,
  type Seat,
  type SeenTurn,
  type SyncBot,
  type SyncBotSession,
} from './bot.js';
export type { BotError } from './bot-error.js';
export type { Now } from './clock.js';
export { ensemble } from './ensemble.js';
export { type GreedyOptions, greedy } from './greedy.js';
export {
  antarcticaLadder,
  blueprintsLadder,
  createMoveEvaluator,
  type FrostpunkBotSettings,
  frostpunkBot,
  frostpunkLadder,
  iglooIglooLadder,
  type Ladder,
  type LadderSettings,
  LEVELS,
  type Level,
  ladderFor,
  ladderSettings,
  ladderSettingsFor,
  ladders,
  type MoveEvaluator,
  nunatakLadder,
  type Weights,
} from './ladder/index.js';
export { type BotRunner, type Party, type PlayedGame, playGame, seatBot } from './play-game.js';
export { type MoveWeight, random, weightedRandom } from './random.js';
export { type Budget, flat, type SearchOptions, search } from './search/index.js';
export { type AnswerListener, connectBots, type WorkerBot } from './worker/connect.js';
export type { Port } from './worker/messages.js';
export { serveBots, type WorkerScope } from './worker/serve.js';
