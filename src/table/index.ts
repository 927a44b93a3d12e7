/**
 * The tables of a game server, without transport or storage: seats, requests of players, and publications for each
 * viewer.
 *
 * @module
 */
export type { WaitingChoices } from './choices.js';
export type {
  AlreadyAnswered,
  InvalidSeats,
  NothingToUndo,
  NotSeated,
  NoUndoRequest,
  RequestError,
  StaleRequest,
  UndoPending,
} from './errors.js';
export { type Publication, publish, type SeenStep, type UndoChoices } from './publish.js';
export { type InvalidRequest, type MatchRevision, type Request, requestCodec } from './request.js';
export { type InvalidTable, type LoadTableError, loadTable, type SavedTable, saveTable } from './saved-table.js';
export { openTable, revisionOf, stateOf, submit, type Table, type TableSeat, type UndoRequest } from './table.js';
