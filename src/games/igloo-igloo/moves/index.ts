export { at, entries } from './catalogue.js';
export type * from './kinds.js';
export { moveSecrets } from './kinds.js';
export { format } from './notation.js';
