import type { Either } from 'fp-ts/lib/Either.js';
import { NEWLINE_BYTE } from '../../archive/bytes.js';
import { validateLineBy } from '../../archive/line.js';
import { createLineCutter } from '../../archive/lines.js';
import type { Resolve } from '../../archive/resolve.js';
import { left } from '../../core/errors/errors.js';
import type { AnyGame, ValidatedRecord } from '../../index.js';
import type { ArchivePlace, Batch, Lines, LocatedError } from '../read/batches.js';
import type { AvailableGames } from './available-games.js';

/** A valid game with its rules. */
export interface ValidGame extends ValidatedRecord {
  readonly place: ArchivePlace;
  readonly game: AnyGame;
}

/** Copies a line as it is in its file, and adds a newline; null if the line could not be read. */
export type CopyLine = () => Uint8Array | null;

type LineResult = readonly [ArchivePlace, Either<LocatedError['error'], ValidatedRecord>];

/** Yields the validated lines of a batch, without those that are not wanted. */
export function* validateBatch(
  batch: Batch,
  { resolve }: AvailableGames,
  isWanted: (place: ArchivePlace) => boolean = () => true,
): Generator<LineResult> {
  for (const [place, validate] of pendingResults(batch, resolve)) if (isWanted(place)) yield [place, validate()];
}

type PendingResult = readonly [ArchivePlace, () => LineResult[1]];

function* pendingResults(batch: Batch, resolve: Resolve): Generator<PendingResult> {
  if (batch.kind === 'lines') {
    yield* pendingLines(batch.file, batch, resolve);
    return;
  }
  const { error, ...place } = batch.error;
  yield [place, () => left(error)];
}

function* pendingLines(
  file: string,
  { maxLineBytes, bytes, ...begin }: Lines,
  resolve: Resolve,
): Generator<PendingResult> {
  const { push, end } = createLineCutter(maxLineBytes, begin);
  for (const cut of [push(bytes), end()]) {
    for (const { line, offset, result } of cut) {
      const validate = () => (result._tag === 'Left' ? result : validateLineBy(result.right, resolve, maxLineBytes));
      yield [{ file, line, offset }, validate];
    }
  }
}

/** Copies the line at a place without a byte order mark, since the buffer of a batch is reused. */
export const copyLine = (batch: Batch, { line, offset }: ArchivePlace): Uint8Array | null => {
  if (batch.kind === 'damage') return null;
  const from = offset - batch.offset;
  const end = batch.bytes.indexOf(NEWLINE_BYTE, from);
  const bytes = batch.bytes.subarray(from, end < 0 ? undefined : end);
  const hasMark = line === 1 && BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte);
  const withoutMark = hasMark ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
  const copy = new Uint8Array(withoutMark.length + 1).fill(NEWLINE_BYTE);
  copy.set(withoutMark);
  return copy;
};

/** The byte order mark with which a file may begin. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
