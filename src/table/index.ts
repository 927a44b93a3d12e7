/**
 * What a server of games needs, and nothing of how it sends and keeps: a table with seats, what players want of it, and
 * what each of them is told.
 *
 * @module
 */
export type {
  AlreadyAnswered,
  NothingAsked,
  NothingToUndo,
  NotSeated,
  RequestFault,
  SeatsFault,
  Stale,
  UndoPending,
} from './fault.js';
export { type Known, type Publication, publish, type SeenStep, type UndoChoices } from './publish.js';
export { type InvalidRequest, type Request, requestCodec } from './request.js';
export { type InvalidTable, openSaved, type SavedTable, saveTable, type TableFault } from './saved.js';
export { type AskedUndo, openTable, type Seat, stateOf, submit, type Table } from './table.js';
