import type { Either } from 'fp-ts/lib/Either.js';
import type { ReadingError } from '../../archive/index.js';
import type { AnyGame, InvalidEnvelope, ValidatedRecord } from '../../index.js';

/** The position of a line in an archive. */
export interface ArchivePlace {
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The offset in bytes from the beginning of the file, after decompression. */
  readonly offset: number;
}

/** An error of a line. */
export interface LocatedError extends ArchivePlace {
  /** True if the game is valid and only its envelope is wrong. */
  readonly isGameValid: boolean;
  readonly error: ReadingError | InvalidEnvelope;
}

/** A valid game with its rules. */
export interface ValidGame extends ValidatedRecord {
  readonly place: ArchivePlace;
  readonly game: AnyGame;
}

/** Copies a line as it is in its file, and adds a newline; null if the line could not be read. */
export type CopyLine = () => Uint8Array | null;

/**
 * The query of a command on each game. Null if it finds nothing. Queries run in threads, so the answers are plain data.
 */
export interface Query<Found = unknown> {
  /** Changes a valid game before `game` is called; or returns the error for which it is left out. */
  readonly prepare?: ((entry: ValidGame) => Either<LocatedError['error'], ValidGame>) | undefined;
  onGame(entry: ValidGame, copy: CopyLine): Found | null;
  /** Answers for records with errors. */
  onError?(error: LocatedError, copy: CopyLine): Found | null;
}
