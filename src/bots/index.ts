/**
 * Bots: players that get their seat's view and return a move with what they think of it.
 *
 * @module
 */
export {
  type Bot,
  botOf,
  type Candidate,
  type Draw,
  type Mind,
  type Opening,
  type Question,
  type QuickBot,
  type QuickMind,
  type Seat,
  type SeenTurn,
  type Thought,
} from './bot.js';
export type { BotFault } from './bot-fault.js';
export type { Now } from './clock.js';
export { type GreedyOptions, greedy } from './greedy.js';
export {
  antarcticaLadder,
  blueprintsLadder,
  type Follower,
  follower,
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
  nunatakLadder,
  type Wants,
  type Weights,
  wantsBy,
} from './ladder/index.js';
export { type Budget, flat, type SearchOptions, search } from './search/index.js';
export { random, type Weight, weighted } from './simple.js';
export { type Party, type PlayedGame, playGame, type Seated, seated } from './table.js';
export { together } from './together.js';
export { connectBots, type DistantBot, type Listener } from './worker/connect.js';
export type { Port } from './worker/messages.js';
export { serveBots, type WorkerScope } from './worker/serve.js';
