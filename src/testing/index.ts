/**
 * Tests for authors of games: the promises of every game, random games and perft.
 *
 * @module
 */

export { perft } from './perft.js';
export { type GamePromise, promises } from './promises.js';
export { type Chooser, randomGame, type Turn, uniform, weighted } from './random-game.js';
export type { Counts, Hides, Pieces, Plan, Trial, Unseeded } from './suite.js';
