/**
 * The tables of a game server, without transport or storage: seats, requests of players, and publications for each
 * viewer.
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
export { type Publication, publish, type SeenStep, type UndoChoices } from './publish.js';
export { type InvalidRequest, type Known, type Request, requestCodec } from './request.js';
export { type InvalidTable, openSaved, type SavedTable, saveTable, type TableFault } from './saved.js';
export { type AskedUndo, knownOf, openTable, stateOf, submit, type Table, type TableSeat } from './table.js';
