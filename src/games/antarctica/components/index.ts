export { type Box, type CardTable, type Need, prepare, type Table, type TrackTable, tableFor } from './box.js';
export * from './names.js';
export type * from './parts.js';
export { components } from './printed.js';
