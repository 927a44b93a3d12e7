import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/contract/game.js';
import type { ValidatedRecord } from '../core/records/validate-record.js';
import { games } from '../games/index.js';
import { MAX_LINE_BYTES, type Source } from './bytes.js';
import { type DocumentError, validateDocumentBy } from './document.js';
import { validateLineBy } from './line.js';
import type { LineError, ReadingError, ValidatorThrew } from './line-error.js';
import { type Line, readLines } from './lines.js';
import { type Resolve, resolveAmong } from './resolve.js';

/** Finds games of this package. */
export const resolve: Resolve = resolveAmong(Object.values(games) as readonly unknown[] as readonly AnyGame[]);

/**
 * Finds the game of a record and replays it: its end and score, or the first error. Never throws.
 *
 * @example
 * ```ts run
 * import { validateDocument } from 'sastrugi/archive';
 *
 * const verdict = validateDocument({ format: 'sastrugi-record/2', id: 'A7' });
 * console.log(verdict._tag === 'Left' && verdict.left._tag); // => InvalidRecord
 * ```
 */
export const validateDocument = (
  document: unknown,
  resolveGame: Resolve = resolve,
): Either<DocumentError | ValidatorThrew, ValidatedRecord> => validateDocumentBy(document, resolveGame);

/**
 * Validates a line of an archive: the end and score of its game, or the first error. Never throws.
 *
 * @example
 * ```ts run
 * import { validateLine } from 'sastrugi/archive';
 *
 * const verdict = validateLine('{"format":"sastrugi-record/2","id":"A7"');
 * console.log(verdict._tag === 'Left' && verdict.left._tag); // => NotJson
 * ```
 */
export const validateLine = (
  text: string,
  resolveGame: Resolve = resolve,
  maxBytes: number = MAX_LINE_BYTES,
): Either<LineError, ValidatedRecord> => validateLineBy(text, resolveGame, maxBytes);

/** The options for reading an archive. */
export interface ReadingOptions {
  /** Finds the game of a record; by default among the games of this package. */
  readonly resolve?: Resolve;
  /** The most bytes that a line may have; 4 MiB by default. */
  readonly maxLineBytes?: number;
}

/**
 * Validates the lines of an archive one after the other. An invalid line does not stop the rest, nothing throws, and
 * memory depends only on the longest line. Empty lines are skipped.
 */
export async function* validateLines(
  source: Source,
  { resolve: resolveGame = resolve, maxLineBytes = MAX_LINE_BYTES }: ReadingOptions = {},
): AsyncGenerator<Line<Either<ReadingError, ValidatedRecord>>> {
  for await (const { line, offset, result } of readLines(source, maxLineBytes)) {
    yield {
      line,
      offset,
      result: result._tag === 'Left' ? result : validateLine(result.right, resolveGame, maxLineBytes),
    };
  }
}
