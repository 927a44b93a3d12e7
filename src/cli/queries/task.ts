import type { Either } from 'fp-ts/lib/Either.js';
import { type Resolve, validateLine } from '../../archive/index.js';
import { createLineCutter } from '../../archive/lines.js';
import { NEWLINE_BYTE } from '../../archive/newline.js';
import { left, right } from '../../core/errors/errors.js';
import type { ValidatedRecord } from '../../index.js';
import type { Batch, Lines } from '../input/batches.js';
import { type AvailableGames, type ExtraRules, loadAvailableGames } from './available-games.js';
import { createQuery, type QuerySpec } from './index.js';
import type { ArchivePlace, CopyLine, LocatedError, Query } from './valid-game.js';

/** The task of a thread. */
export interface BatchTask {
  readonly batch: Batch;
  readonly query: QuerySpec;
  readonly rules: ExtraRules;
}

/** The answer to a task. */
export interface BatchAnswer {
  /** The number of valid games. */
  readonly games: number;
  readonly errors: readonly LocatedError[];
  /** The answers of the query, in the order of the file. */
  readonly found: readonly unknown[];
}

/** Validates a batch and runs the query on its games. */
const answerTask = async ({ batch, query, rules }: BatchTask): Promise<BatchAnswer> => {
  const available = await loadAvailableGames(rules);
  const answer = createAnswerBuilder(await createQuery(query, available), available);
  for (const [place, result] of validateBatch(batch, available)) {
    const copy = () => copyLine(batch, place);
    if (result._tag === 'Left') answer.blame({ ...place, isGameValid: false, error: result.left }, copy);
    else answer.take(place, result.right, copy);
  }
  return answer.answer;
};

export default answerTask;

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
      const validate = () => (result._tag === 'Left' ? result : validateLine(result.right, resolve, maxLineBytes));
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

const createAnswerBuilder = (query: Query, { gameOf }: AvailableGames) => {
  const errors: LocatedError[] = [];
  const found: unknown[] = [];
  let games = 0;
  const collect = (item: unknown): void => {
    if (item !== null && item !== undefined) found.push(item);
  };
  const reportError = (located: LocatedError, copy: CopyLine): void => {
    const { file, line, offset, isGameValid, error } = located;
    errors.push({ file, line, offset, isGameValid, error });
    collect(query.onError?.(located, copy));
  };
  const addGame = (place: ArchivePlace, validated: ValidatedRecord, copy: CopyLine): void => {
    if (validated.envelopeError !== null)
      reportError({ ...place, isGameValid: true, error: validated.envelopeError }, copy);
    const entry = { ...validated, place, game: gameOf(validated.record) };
    const prepared = query.prepare?.(entry) ?? right(entry);
    if (prepared._tag === 'Left') {
      reportError({ ...place, isGameValid: true, error: prepared.left }, copy);
      return;
    }
    games++;
    collect(query.onGame(prepared.right, copy));
  };
  return {
    blame: reportError,
    take: addGame,
    get answer(): BatchAnswer {
      return { games, errors, found };
    },
  };
};
