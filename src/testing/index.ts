/**
 * Tests for authors of games: the promises of every game, random games and perft.
 *
 * @module
 */

export { optionsToTry } from './options.js';
export { perft } from './perft.js';
export type { GamePromise } from './promise.js';
export { promises } from './promises.js';
export { type Chooser, randomGame, type Turn, uniform, weighted } from './random-game.js';
export type { Relations, Seen, SeenPlan, Towards } from './seen/suite.js';
export { seenPromises } from './seen-promises.js';
export type { Counts, Hides, Pieces, Plan, Reports, Trial, TrialPlan, Unseeded } from './suite.js';
