import type { Either } from 'fp-ts/lib/Either.js';
import { type Resolve, validateLine } from '../../archive/index.js';
import { lineCutter } from '../../archive/lines.js';
import { NEWLINE } from '../../archive/newline.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import type { Validated } from '../../index.js';
import type { Batch, Lines } from '../input/batches.js';
import type { ArchivePlace, CopyLine, Fault, Query } from './entry.js';
import { type QuerySpec, queryOf } from './index.js';
import { type GamesAtHand, gamesAtHand, type RulesAtHand } from './rules-at-hand.js';

/** The task of a thread. */
export interface BatchTask {
  readonly batch: Batch;
  readonly query: QuerySpec;
  readonly rules: RulesAtHand;
}

/** The answer to a task. */
export interface BatchAnswer {
  /** The number of valid games. */
  readonly games: number;
  readonly faults: readonly Fault[];
  /** The answers of the query, in the order of the file. */
  readonly found: readonly unknown[];
}

/** Validates a batch and runs the query on its games. */
const answerTo = async ({ batch, query, rules }: BatchTask): Promise<BatchAnswer> => {
  const at = await gamesAtHand(rules);
  const answer = answering(await queryOf(query, at), at);
  for (const [place, verdict] of verdictsIn(batch, at)) {
    const copy = () => copyOf(batch, place);
    if (verdict._tag === 'Left') answer.blame({ ...place, isGameValid: false, error: verdict.left }, copy);
    else answer.take(place, verdict.right, copy);
  }
  return answer.answer;
};

export default answerTo;

type PlacedVerdict = readonly [ArchivePlace, Either<Fault['error'], Validated>];

/** Yields the validated lines of a batch, without those that are not wanted. */
export function* verdictsIn(
  batch: Batch,
  { resolve }: GamesAtHand,
  isWanted: (place: ArchivePlace) => boolean = () => true,
): Generator<PlacedVerdict> {
  for (const [place, verdict] of promisesIn(batch, resolve)) if (isWanted(place)) yield [place, verdict()];
}

type Promised = readonly [ArchivePlace, () => PlacedVerdict[1]];

function* promisesIn(batch: Batch, resolve: Resolve): Generator<Promised> {
  if (batch.kind === 'lines') {
    yield* linesIn(batch.file, batch, resolve);
    return;
  }
  const { error, ...place } = batch.fault;
  yield [place, () => refused(error)];
}

function* linesIn(file: string, { longest, bytes, ...begin }: Lines, resolve: Resolve): Generator<Promised> {
  const { push, end } = lineCutter(longest, begin);
  for (const cut of [push(bytes), end()]) {
    for (const { line, offset, verdict } of cut) {
      const judged = () => (verdict._tag === 'Left' ? verdict : validateLine(verdict.right, resolve, longest));
      yield [{ file, line, offset }, judged];
    }
  }
}

/** Copies the line at a place without a byte order mark, since the buffer of a batch is reused. */
export const copyOf = (batch: Batch, { line, offset }: ArchivePlace): Uint8Array | null => {
  if (batch.kind === 'damage') return null;
  const from = offset - batch.offset;
  const end = batch.bytes.indexOf(NEWLINE, from);
  const bytes = batch.bytes.subarray(from, end < 0 ? undefined : end);
  const marked = line === 1 && MARK.every((byte, i) => bytes[i] === byte);
  const kept = marked ? bytes.subarray(MARK.length) : bytes;
  const copy = new Uint8Array(kept.length + 1).fill(NEWLINE);
  copy.set(kept);
  return copy;
};

/** The byte order mark with which a file may begin. */
const MARK = [0xef, 0xbb, 0xbf];

const answering = (judge: Query, { gameOf }: GamesAtHand) => {
  const faults: Fault[] = [];
  const found: unknown[] = [];
  let games = 0;
  const keep = (item: unknown): void => {
    if (item !== null && item !== undefined) found.push(item);
  };
  const blame = (fault: Fault, copy: CopyLine): void => {
    const { file, line, offset, isGameValid, error } = fault;
    faults.push({ file, line, offset, isGameValid, error });
    keep(judge.fault?.(fault, copy));
  };
  const take = (place: ArchivePlace, proved: Validated, copy: CopyLine): void => {
    if (proved.envelope !== null) blame({ ...place, isGameValid: true, error: proved.envelope }, copy);
    const entry = { ...proved, place, game: gameOf(proved.record) };
    const taken = judge.before?.(entry) ?? accepted(entry);
    if (taken._tag === 'Left') {
      blame({ ...place, isGameValid: true, error: taken.left }, copy);
      return;
    }
    games++;
    keep(judge.game(taken.right, copy));
  };
  return {
    blame,
    take,
    get answer(): BatchAnswer {
      return { games, faults, found };
    },
  };
};
