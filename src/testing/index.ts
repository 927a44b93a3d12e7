/**
 * Tests for authors of games: the promises of every game, random games and perft.
 *
 * @module
 */

export type { Direction, DrawingPlan, DrawnGame, Relations } from './drawing/suite.js';
export { optionsToTry } from './options.js';
export { perft } from './perft.js';
export type { GamePromise } from './promise.js';
export { promises } from './promises.js';
export { type Chooser, randomGame, type Turn, uniform, weightedChooser } from './random-game.js';
export { seenPromises } from './seen-promises.js';
export type { Counts, EventReports, HiddenPaths, Pieces, Plan, Trial, TrialPlan, Unseeded } from './suite.js';
