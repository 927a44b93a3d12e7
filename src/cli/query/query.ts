import type { Either } from 'fp-ts/lib/Either.js';
import type { Transition } from '../../clause-effects/clause-detector.js';
import type { Types } from '../../core/contract/game.js';
import { stepsOfRecord } from '../../core/records/replay-moves.js';
import type { LocatedError } from '../read/batches.js';
import type { CopyLine, ValidGame } from '../validate/validate-batch.js';

/**
 * The query of a command on each game. Null if it finds nothing. Queries run in threads, so the answers are plain data.
 */
export interface Query<Found = unknown> {
  /** Changes a valid game before `onGame` is called; or returns the error for which it is left out. */
  readonly prepare?: ((entry: ValidGame) => Either<LocatedError['error'], ValidGame>) | undefined;
  onGame(entry: ValidGame, copy: CopyLine): Found | null;
  /** Answers for records with errors. */
  onError?(error: LocatedError, copy: CopyLine): Found | null;
}

/** A move of a game, or its deal, with the number of moves made by then. */
export interface NumberedTransition extends Transition<Types> {
  readonly ply: number;
}

/** Yields the deal and the moves of a game in order; a game that begins in a position has no deal. */
export function* transitionsOf({ game, record }: Pick<ValidGame, 'game' | 'record'>): Generator<NumberedTransition> {
  for (const { ply, move, events, state } of stepsOfRecord(game, record)) {
    if (ply > 0 || record.start === undefined) yield { ply, players: state.players, move, events };
  }
}
