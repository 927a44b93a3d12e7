export { type Box, type CardTable, prepare, type Table, type TrackTable } from './box.js';
export * from './names.js';
export type * from './parts.js';
export { components } from './printed.js';
