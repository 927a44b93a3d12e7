import type { Either } from 'fp-ts/lib/Either.js';
import {
  anyJson,
  boolean,
  createCodec,
  integer,
  list,
  object,
  oneOf,
  optional,
  type ReadersOf,
  text,
  unknown,
} from '../codec/index.js';
import { type InvalidRecord, invalidDocument, left, right } from '../errors/errors.js';
import { MAX_PLAYERS } from './envelope-codec.js';
import { FORMAT, MAX_MOVES, type RecordBody, type RecordResult, type UnvalidatedRecord } from './record.js';

const MAX_NAME_CHARACTERS = 64;
const MAX_MOVE_CHARACTERS = 64;
const MAX_TOLD_CHARACTERS = 10_000;
const MAX_POINTS = 1_000_000;

const name = text(1, MAX_NAME_CHARACTERS);

/** The part of a record's document that is read. */
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
  createdBy: object('a package and its version', { package: name, version: name }),
  game: name,
  rules: name,
  components: name,
  options: optional(anyJson),
  told: optional(list(text(0, MAX_TOLD_CHARACTERS), 1, MAX_MOVES + 1)),
  start: optional(anyJson),
  moves: list(text(0, MAX_MOVE_CHARACTERS), 0, MAX_MOVES),
  result: optional(
    object('a result', {
      over: boolean,
      totals: list(integer(-MAX_POINTS, MAX_POINTS), 1, MAX_PLAYERS),
      winners: list(integer(0, MAX_PLAYERS - 1), 0, MAX_PLAYERS),
      outcome: anyJson,
      digest: name,
    }),
  ),
  envelope: unknown,
} satisfies ReadersOf<RecordDocument>;

const recordCodec = createCodec(object('a record', recordFields), invalidDocument('InvalidRecord'));

type OriginFields = Pick<UnvalidatedRecord, 'options' | 'start' | 'told' | 'moves'>;

/** Reads a record of any game. Options, start and envelope are not validated, since that needs the game. */
export const decodeRecord = (document: unknown): Either<InvalidRecord, UnvalidatedRecord> => {
  const read = recordCodec.decode(document);
  if (read._tag === 'Left') return read;
  const error = findOriginError(read.right);
  return error === null ? right(read.right as UnvalidatedRecord) : left(invalidDocument('InvalidRecord')(...error));
};

/** Returns the path and the error of a beginning that is none; null if it is one. */
const findOriginError = ({
  options,
  start,
  told,
  moves,
}: OriginFields): readonly [path: string, what: string] | null => {
  if ((options === undefined) === (start === undefined)) return ['options', 'a record has either options or a start'];
  if (told === undefined) return null;
  if (options === undefined)
    return ['told', 'a game that begins in a position has a state of chance, and nothing told'];
  if (told.length === moves.length + 1) return null;
  return ['told', `expected ${moves.length + 1}, one for the deal and one for each move, got ${told.length}`];
};
