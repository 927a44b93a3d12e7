export { type Entries, type EntriesByMeeple, type EntriesOf, entriesOf } from './catalogue.js';
export type * from './kinds.js';
export { format, moveSecrets } from './notation.js';
