import type { Player, Types } from '../core/contract/game.js';
import type { Failure, IllegalMove, NotToAct } from '../core/errors/verdict.js';
import type { Known } from './request.js';

/** The error of a number of seats that differs from the number of players. */
export interface SeatsFault extends Failure {
  readonly _tag: 'InvalidSeats';
  readonly players: number;
}

/** The error of a player number without a seat at the table. */
export interface NotSeated extends Failure {
  readonly _tag: 'NotSeated';
}

/** The error of a request for another point of the match than the table's. */
export interface Stale extends Failure {
  readonly _tag: 'Stale';
  /** The point of the table. */
  readonly known: Known;
  /** The point in the request. */
  readonly found: Known;
}

/** The error of a player who has no move to take back. */
export interface NothingToUndo extends Failure {
  readonly _tag: 'NothingToUndo';
}

/** The error of an answer to an undo request that is not pending. */
export interface NothingAsked extends Failure {
  readonly _tag: 'NothingAsked';
}

/** The error of an undo request while another player's is pending. */
export interface UndoPending extends Failure {
  readonly _tag: 'UndoPending';
  /** The player who asked. */
  readonly by: Player;
}

/** The error of a player who has already agreed, by an answer or by asking. */
export interface AlreadyAnswered extends Failure {
  readonly _tag: 'AlreadyAnswered';
}

/** The reasons for which a table refuses a request. */
export type RequestFault<G extends Types> =
  | NotSeated
  | Stale
  | NotToAct
  | IllegalMove<G['Refusal']>
  | NothingToUndo
  | NothingAsked
  | UndoPending
  | AlreadyAnswered;

export const invalidSeats = (players: number, found: number): SeatsFault => ({
  _tag: 'InvalidSeats',
  players,
  message: `Each player needs one seat: ${players}, not ${found}.`,
});

export const notSeated = (player: Player): NotSeated => ({
  _tag: 'NotSeated',
  message: `Nobody sits at this table as player ${player}, counted from 0.`,
});

export const stale = (known: Known, found: Known): Stale => ({
  _tag: 'Stale',
  known,
  found,
  message: 'The game has gone on in the meantime.',
});

export const nothingToUndo: NothingToUndo = Object.freeze({
  _tag: 'NothingToUndo',
  message: 'There is no move of yours to take back.',
});

export const nothingAsked: NothingAsked = Object.freeze({
  _tag: 'NothingAsked',
  message: 'There is no such request to take a move back.',
});

export const undoPending = (by: Player): UndoPending => ({
  _tag: 'UndoPending',
  by,
  message: `Player ${by + 1} has already asked to take a move back: that is decided first.`,
});

export const alreadyAnswered: AlreadyAnswered = Object.freeze({
  _tag: 'AlreadyAnswered',
  message: 'You have agreed already.',
});
