/**
 * What a game is made of, for authors of games: a `Kernel` holds the rules, `defineGame` makes the game of it.
 *
 * @module
 */
export type { Catalogue } from './catalogue.js';
export { type Clauses, clause, type Kept, type RuleClause } from './clauses.js';
export * from './codec.js';
export { defineGame } from './define-game.js';
export type { Draft } from './draft.js';
export { difference, fingerprint } from './fingerprint.js';
export * from './game.js';
export { changed, sum } from './list.js';
export { draw, drawKind, type RandomState, seeded, shuffle } from './random.js';
export { compare, ordered, type PlayerScore, ranked, type Score, totalled } from './score.js';
export type * from './verdict.js';
