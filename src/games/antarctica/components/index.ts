export {
  type Box,
  type Need,
  type PlayerCountTables,
  type PreparedCard,
  type PreparedTrack,
  prepare,
  tablesFor,
} from './box.js';
export * from './names.js';
export type * from './parts.js';
export { components } from './printed.js';
