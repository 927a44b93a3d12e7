import type { RecordResult } from '../../core/record.js';
import type { WrongResult } from '../../core/record-fault.js';
import type { Failure, InvalidEnvelope } from '../../core/verdict.js';
import type { Failed, SourceFailed } from '../line-fault.js';
import type { DocumentFault } from '../prove.js';

/** A stretch of a file that cannot be read: its checksum is wrong, or nobody has written it so. */
export interface DamagedBlock extends Failure {
  readonly _tag: 'DamagedBlock';
  /** Where it begins in the file. */
  readonly offset: number;
  /** Where it ends. */
  readonly end: number;
}

/** The file does not end as packed files do: something behind this place is missing. */
export interface CutFile extends Failure {
  readonly _tag: 'CutFile';
  /** How long the file is. */
  readonly offset: number;
}

/** The bytes of a game, in a block whose checksum is right, are those of no game. */
export interface DamagedGame extends Failure {
  readonly _tag: 'DamagedGame';
}

/** The moves of the game have other numbers here. */
export interface OtherCatalogue extends Failure {
  readonly _tag: 'OtherCatalogue';
  readonly expected: string;
  readonly found: string;
}

/** There is no game of this number, or it was in a part of the file that cannot be read. */
export interface NoSuchGame extends Failure {
  readonly _tag: 'NoSuchGame';
  readonly number: number;
}

/** A record is too long to be packed. */
export interface TooLong extends Failure {
  readonly _tag: 'TooLong';
  /** How many bytes it would take. */
  readonly bytes: number;
  /** How many there may be. */
  readonly most: number;
}

/** Why a record is not packed. */
export type PackFault = DocumentFault | InvalidEnvelope | TooLong | Failed;

/** Why a game is not unpacked, in a block that is whole. */
export type GameFault = DocumentFault | InvalidEnvelope | OtherCatalogue | DamagedGame | Failed;

/** What can be wrong with a packed file. */
export type PackedFault = GameFault | DamagedBlock | CutFile | SourceFailed;

export const damagedBlock = (offset: number, end: number, why = 'nothing there is whole'): DamagedBlock => ({
  _tag: 'DamagedBlock',
  offset,
  end,
  message: `Bytes ${offset} to ${end} cannot be read: ${why}.`,
});

export const cutFile = (offset: number): CutFile => ({
  _tag: 'CutFile',
  offset,
  message: `The file is cut, or damaged at its end: its end mark is missing after ${offset} bytes.`,
});

export const damagedGame = (why: string): DamagedGame => ({
  _tag: 'DamagedGame',
  message: `The bytes of the game are those of no game: ${why}.`,
});

export const noSuchGame = (number: number, games: number): NoSuchGame => ({
  _tag: 'NoSuchGame',
  number,
  message: `Game ${number} cannot be found: the file has games 0 to ${games - 1}, those of damaged blocks aside.`,
});

export const tooLong = (bytes: number, most: number): TooLong => ({
  _tag: 'TooLong',
  bytes,
  most,
  message: `The record takes ${bytes} bytes, and ${most} are allowed.`,
});

export const otherCatalogue = (expected: string, found: string): OtherCatalogue | null =>
  expected === found
    ? null
    : {
        _tag: 'OtherCatalogue',
        expected,
        found,
        message: `The game was packed with the moves of catalogue '${found}', not '${expected}'.`,
      };

export const unsealed = (result: RecordResult): WrongResult => ({
  _tag: 'WrongResult',
  path: 'result.digest',
  result,
  message: 'result.digest: the moves lead to another result than when the game was packed.',
});
