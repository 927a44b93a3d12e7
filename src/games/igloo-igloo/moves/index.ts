export { MOVE_AT, MOVES } from './catalogue.js';
export type * from './kinds.js';
export { format } from './notation.js';
