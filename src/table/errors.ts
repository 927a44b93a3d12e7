import type { Player, Types } from '../core/contract/game.js';
import type { ErrorValue, IllegalMove, NotToAct } from '../core/errors/errors.js';
import type { MatchRevision } from './request.js';

/** The error of a number of seats that differs from the number of players. */
export interface InvalidSeats extends ErrorValue {
  readonly _tag: 'InvalidSeats';
  readonly players: number;
}

/** The error of a player number without a seat at the table. */
export interface NotSeated extends ErrorValue {
  readonly _tag: 'NotSeated';
}

/** The error of a request for another point of the match than the table's. */
export interface StaleRequest extends ErrorValue {
  readonly _tag: 'StaleRequest';
  /** The point of the table. */
  readonly expected: MatchRevision;
  /** The point in the request. */
  readonly found: MatchRevision;
}

/** The error of a player who has no move to take back. */
export interface NothingToUndo extends ErrorValue {
  readonly _tag: 'NothingToUndo';
}

/** The error of an answer to an undo request that is not pending. */
export interface NoUndoRequest extends ErrorValue {
  readonly _tag: 'NoUndoRequest';
}

/** The error of an undo request while another player's is pending. */
export interface UndoPending extends ErrorValue {
  readonly _tag: 'UndoPending';
  /** The player who asked. */
  readonly player: Player;
}

/** The error of a player who has already agreed, by an answer or by asking. */
export interface AlreadyAnswered extends ErrorValue {
  readonly _tag: 'AlreadyAnswered';
}

/** The reasons for which a table refuses a request. */
export type RequestError<G extends Types> =
  | NotSeated
  | StaleRequest
  | NotToAct
  | IllegalMove<G['Refusal']>
  | NothingToUndo
  | NoUndoRequest
  | UndoPending
  | AlreadyAnswered;

export const invalidSeats = (players: number, found: number): InvalidSeats => ({
  _tag: 'InvalidSeats',
  players,
  message: `Each player needs one seat: ${players}, not ${found}.`,
});

export const notSeated = (player: Player): NotSeated => ({
  _tag: 'NotSeated',
  message: `Nobody sits at this table as player ${player}, counted from 0.`,
});

export const staleRequest = (expected: MatchRevision, found: MatchRevision): StaleRequest => ({
  _tag: 'StaleRequest',
  expected,
  found,
  message: 'The game has gone on in the meantime.',
});

export const nothingToUndo: NothingToUndo = Object.freeze({
  _tag: 'NothingToUndo',
  message: 'There is no move of yours to take back.',
});

export const noUndoRequest: NoUndoRequest = Object.freeze({
  _tag: 'NoUndoRequest',
  message: 'There is no such request to take a move back.',
});

export const undoPending = (player: Player): UndoPending => ({
  _tag: 'UndoPending',
  player,
  message: `Player ${player + 1} has already asked to take a move back: that is decided first.`,
});

export const alreadyAnswered: AlreadyAnswered = Object.freeze({
  _tag: 'AlreadyAnswered',
  message: 'You have agreed already.',
});
