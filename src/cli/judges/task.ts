import type { Either } from 'fp-ts/lib/Either.js';
import { type Resolve, validateLine } from '../../archive/index.js';
import { lineCutter, NEWLINE } from '../../archive/lines.js';
import { refused } from '../../core/verdict.js';
import type { Validated } from '../../index.js';
import type { Batch, Lines } from '../input/batches.js';
import type { CopyLine, Fault, Judge, Place } from './entry.js';
import { type JudgeSpec, judgeOf } from './index.js';
import { type GamesAtHand, gamesAtHand, type RulesAtHand } from './rules-at-hand.js';

/** What a thread is given to do. */
export interface Task {
  readonly batch: Batch;
  readonly judge: JudgeSpec;
  readonly rules: RulesAtHand;
}

/** What came of it. */
export interface Answer {
  /** How many games are proved. */
  readonly games: number;
  readonly faults: readonly Fault[];
  /** What was wanted to be known, in the order of the file. */
  readonly found: readonly unknown[];
}

/** Judges what is in a batch. */
const answerTo = async ({ batch, judge, rules }: Task): Promise<Answer> => {
  const at = await gamesAtHand(rules);
  const answer = answering(await judgeOf(judge, at), at);
  for (const [place, verdict] of verdictsIn(batch, at)) {
    const copy = () => copyOf(batch, place);
    if (verdict._tag === 'Left') answer.blame({ ...place, isProved: false, fault: verdict.left }, copy);
    else answer.take(place, verdict.right, copy);
  }
  return answer.answer;
};

export default answerTo;

type Verdict = readonly [Place, Either<Fault['fault'], Validated>];

/** What there is at each place of a batch; what nobody wants is not judged. */
export function* verdictsIn(
  batch: Batch,
  { resolve }: GamesAtHand,
  isWanted: (place: Place) => boolean = () => true,
): Generator<Verdict> {
  for (const [place, verdict] of promisesIn(batch, resolve)) if (isWanted(place)) yield [place, verdict()];
}

type Promised = readonly [Place, () => Verdict[1]];

function* promisesIn(batch: Batch, resolve: Resolve): Generator<Promised> {
  if (batch.kind === 'lines') {
    yield* linesIn(batch.file, batch, resolve);
    return;
  }
  const { fault, ...place } = batch.fault;
  yield [place, () => refused(fault)];
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

/** The line of a place, without the byte order mark of its file: bytes of its own, since those of a batch are used again. */
const copyOf = (batch: Batch, { line, offset }: Place): Uint8Array | null => {
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

/** The byte order mark, with which a file may begin. */
const MARK = [0xef, 0xbb, 0xbf];

const answering = (judge: Judge, { gameOf }: GamesAtHand) => {
  const faults: Fault[] = [];
  const found: unknown[] = [];
  let games = 0;
  const keep = (item: unknown): void => {
    if (item !== null && item !== undefined) found.push(item);
  };
  const blame = (fault: Fault, copy: CopyLine): void => {
    const { file, line, offset, isProved, fault: why } = fault;
    faults.push({ file, line, offset, isProved, fault: why });
    keep(judge.fault?.(fault, copy));
  };
  const take = (place: Place, proved: Validated, copy: CopyLine): void => {
    games++;
    if (proved.envelope !== null) blame({ ...place, isProved: true, fault: proved.envelope }, copy);
    keep(judge.game({ ...proved, place, game: gameOf(proved.record) }, copy));
  };
  return {
    blame,
    take,
    get answer(): Answer {
      return { games, faults, found };
    },
  };
};
