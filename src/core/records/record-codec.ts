import type { Either } from 'fp-ts/lib/Either.js';
import {
  anyJson,
  boolean,
  codecOf,
  integer,
  list,
  oneOf,
  optional,
  type ReadersOf,
  record,
  text,
  unread,
} from '../codec/index.js';
import { accepted, type InvalidRecord, invalid, refused } from '../errors/verdict.js';
import { MOST_PLAYERS } from './envelope-codec.js';
import { FORMAT, MOST_MOVES, type ReadRecord, type RecordBody, type RecordResult } from './record.js';

const LONGEST_NAME = 64;
const LONGEST_MOVE = 64;
const LONGEST_TOLD = 10_000;
const MOST_POINTS = 1_000_000;

const name = text(1, LONGEST_NAME);

/** What is read of the document of a record. */
interface RecordDocument extends Omit<RecordBody, 'result' | 'envelope'> {
  readonly options: unknown;
  readonly told: readonly string[] | undefined;
  readonly start: unknown;
  readonly result: RecordResult | undefined;
  readonly envelope: unknown;
}

/** The fields of a record of any game. */
export const recordFields = {
  format: oneOf(FORMAT),
  id: name,
  by: record('a package and its version', { package: name, version: name }),
  game: name,
  rules: name,
  components: name,
  options: optional(anyJson),
  told: optional(list(text(0, LONGEST_TOLD), 1, MOST_MOVES + 1)),
  start: optional(anyJson),
  moves: list(text(0, LONGEST_MOVE), 0, MOST_MOVES),
  result: optional(
    record('a result', {
      over: boolean,
      totals: list(integer(-MOST_POINTS, MOST_POINTS), 1, MOST_PLAYERS),
      winners: list(integer(0, MOST_PLAYERS - 1), 0, MOST_PLAYERS),
      outcome: anyJson,
      digest: name,
    }),
  ),
  envelope: unread,
} satisfies ReadersOf<RecordDocument>;

const codec = codecOf(record('a record', recordFields), invalid('InvalidRecord'));

type Read = Pick<ReadRecord, 'options' | 'start' | 'told' | 'moves'>;

/** Reads a record of any game. Options, start and envelope are not validated, since that needs the game. */
export const readRecord = (document: unknown): Either<InvalidRecord, ReadRecord> => {
  const read = codec.decode(document);
  if (read._tag === 'Left') return read;
  const fault = originMisfit(read.right);
  return fault === null ? accepted(read.right as ReadRecord) : refused(invalid('InvalidRecord')(...fault));
};

/** Returns the path and the error of a beginning that is none; null if it is one. */
const originMisfit = ({ options, start, told, moves }: Read): readonly [path: string, what: string] | null => {
  if ((options === undefined) === (start === undefined)) return ['options', 'a record has either options or a start'];
  if (told === undefined) return null;
  if (options === undefined)
    return ['told', 'a game that begins in a position has a state of chance, and nothing told'];
  if (told.length === moves.length + 1) return null;
  return ['told', `expected ${moves.length + 1}, one for the deal and one for each move, got ${told.length}`];
};
