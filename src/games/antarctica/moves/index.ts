export { at, entries } from './catalogue.js';
export * from './kinds.js';
export { format } from './notation.js';
