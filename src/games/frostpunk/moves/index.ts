export { type Entries, type EntriesByMeeple, type EntriesOf, entriesOf } from './catalogue.js';
export type * from './kinds.js';
export { type Field, type Fields, format, moveSecrets } from './notation.js';
