/**
 * Toy: two or three players, a few cards and a die; the smallest game with everything that the promises check.
 *
 * @module
 */
export type { Clause } from './clauses/index.js';
export { type Reason, reasons } from './clauses/reasons.js';
export { type Box, type Card, type Components, components } from './components.js';
export type * from './events.js';
export { game, shell } from './game.js';
export { kernel } from './kernel.js';
export type { Cover, Draw, Keep, Leave, Move, Play, Roll, SeenMove } from './moves.js';
export { rules } from './rules.js';
export type { Run } from './run.js';
export type { Category, TieBreak } from './score.js';
export type { Draft } from './state/draft.js';
export type { Options, Phase, Settings, State, View } from './state/index.js';
export type { Toy } from './types.js';
