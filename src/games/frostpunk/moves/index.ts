export { type ActionsByMeeple, createMoveTables, type MoveTables } from './catalogue.js';
export type * from './kinds.js';
export { format, type MoveField, type MoveFields } from './notation.js';
