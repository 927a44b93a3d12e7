export { MOVES, MOVES_AT } from './catalogue.js';
export * from './kinds.js';
export { format } from './notation.js';
