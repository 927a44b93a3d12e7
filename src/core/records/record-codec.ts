import type { Either } from 'fp-ts/lib/Either.js';
import {
  anyJson,
  boolean,
  type Codec,
  createCodec,
  exactReader,
  integer,
  jsonObjectUpTo,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  pattern,
  type ReadersOf,
  taggedUnion,
  text,
  unknown,
} from '../codec/index.js';
import { type InvalidEnvelope, type InvalidRecord, invalidDocument, left, right } from '../errors/errors.js';
import type { EndedEarly, Envelope, Termination } from './envelope.js';
import { FORMAT, MAX_MOVES, type RecordBody, type RecordResult, type UnvalidatedRecord } from './record.js';

/** The most players that a record can have. */
export const MAX_PLAYERS = 16;
const MAX_NAME_CHARACTERS = 200;
const MAX_COMMENT_CHARACTERS = 2000;
const MAX_META_CHARACTERS = 10_000;
const MAX_CLOCK_MS = 1_000_000_000;

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DAY = `(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,3})?Z';

const date = pattern(
  'a day that exists, such as 2026-03-01, or a moment of it, such as 2026-03-01T18:30:00Z',
  new RegExp(`^${DAY}(?:${TIME})?$`),
);
const name = text(1, MAX_NAME_CHARACTERS);
const seats = optional(list(integer(0, MAX_PLAYERS - 1), 0, MAX_PLAYERS));
const endedEarly = { causedBy: seats, winners: seats, reason: optional(text(1, MAX_COMMENT_CHARACTERS)) };

const termination = taggedUnion('a termination', {
  playedOut: {},
  resigned: endedEarly,
  outOfTime: endedEarly,
  abandoned: endedEarly,
  agreed: endedEarly,
  forfeited: endedEarly,
});

const envelopeReader = object('an envelope', {
  date: optional(date),
  occasion: optional(name),
  players: optional(
    list(
      object('a player', { name: optional(name), id: optional(name), rating: optional(number(-100_000, 100_000)) }),
      1,
      MAX_PLAYERS,
    ),
  ),
  termination: optional(termination),
  clocks: optional(list(nullable(integer(-MAX_CLOCK_MS, MAX_CLOCK_MS)), 0, MAX_MOVES)),
  comments: optional(
    list(object('a comment', { ply: integer(0, MAX_MOVES), text: text(1, MAX_COMMENT_CHARACTERS) }), 0, MAX_MOVES),
  ),
  meta: optional(jsonObjectUpTo(MAX_META_CHARACTERS)),
});

/** Reads an envelope on its own; `findEnvelopeMismatch` checks it against its game. */
export const envelopeCodec: Codec<Envelope, InvalidEnvelope> = createCodec(
  exactReader<Envelope>()(envelopeReader),
  invalidDocument('InvalidEnvelope'),
);

/** The facts of a game with which an envelope must agree. */
export interface GameSummary {
  readonly players: number;
  readonly moves: number;
  readonly over: boolean;
}

/** Returns the first field of an envelope that does not fit its game; null if all fit. */
export const findEnvelopeMismatch = (envelope: Envelope, game: GameSummary): InvalidEnvelope | null => {
  const { players, clocks, comments, termination } = envelope;
  const createError = invalidDocument('InvalidEnvelope');
  if (players !== undefined && players.length !== game.players) {
    return createError('players', `expected ${game.players}, one for each seat, got ${players.length}`);
  }
  if (clocks !== undefined && clocks.length > game.moves) {
    return createError('clocks', `expected at most ${game.moves}, one for each move, got ${clocks.length}`);
  }
  let lastPly = 0;
  for (const [i, { ply }] of (comments ?? []).entries()) {
    if (ply > game.moves)
      return createError(`comments[${i}].ply`, `expected at most ${game.moves}, the number of moves, got ${ply}`);
    if (ply < lastPly) return createError(`comments[${i}].ply`, 'is less than that of the comment before it');
    lastPly = ply;
  }
  return termination === undefined ? null : findTerminationMismatch(termination, game);
};

const findTerminationMismatch = (termination: Termination, { players, over }: GameSummary): InvalidEnvelope | null => {
  const createError = invalidDocument('InvalidEnvelope');
  if (termination.kind === 'playedOut') {
    return over ? null : createError('termination.kind', "'playedOut', but the game was not over");
  }
  if (over) return createError('termination.kind', `'${termination.kind}', but the game was played out`);
  for (const key of ['causedBy', 'winners'] as const satisfies readonly (keyof EndedEarly)[]) {
    const namedPlayers = termination[key] ?? [];
    const unknownIndex = namedPlayers.findIndex((player) => player >= players);
    if (unknownIndex >= 0)
      return createError(
        `termination.${key}[${unknownIndex}]`,
        `is ${namedPlayers[unknownIndex]}, but there are ${players} players, from 0`,
      );
    const repeatedIndex = namedPlayers.findIndex((player, i) => namedPlayers.indexOf(player) !== i);
    if (repeatedIndex >= 0) return createError(`termination.${key}[${repeatedIndex}]`, 'is named twice');
  }
  return null;
};

const MAX_IDENTIFIER_CHARACTERS = 64;
const MAX_MOVE_CHARACTERS = 64;
const MAX_TOLD_CHARACTERS = 10_000;
const MAX_POINTS = 1_000_000;

const identifier = text(1, MAX_IDENTIFIER_CHARACTERS);

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
  id: identifier,
  createdBy: object('a package and its version', { package: identifier, version: identifier }),
  game: identifier,
  rules: identifier,
  components: identifier,
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
      digest: identifier,
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
