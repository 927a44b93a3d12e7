import type { Either } from 'fp-ts/lib/Either.js';
import { canonicalBytes, formatRecord, validateDocument } from '../../archive/index.js';
import { left, right } from '../../core/errors/errors.js';
import { findWrongResult } from '../../core/records/record-errors.js';
import { resultOf } from '../../core/records/validate-record.js';
import { type RecordResult, toToldRecord } from '../../index.js';
import type { ArchivePlace, LocatedError } from '../read/batches.js';
import type { ValidGame } from '../validate/validate-batch.js';
import type { Query } from './query.js';

/** The query for records, each as it is in its file; where its envelope is wrong, without it. */
export const recordQuery: Query<Uint8Array | string> = {
  onGame: ({ record, envelopeError }, copy) => (envelopeError === null ? copy() : null) ?? recordLine(record),
};

/** The query for records that were changed before. */
export const changedRecordQuery: Query<string> = { onGame: ({ record }) => recordLine(record) };

/** Returns the line of a record, in its canonical form. */
export const recordLine = (record: ValidGame['record']): string =>
  `${Buffer.from(canonicalBytes(record)).toString()}\n`;

/** The query for texts that people read and `sastrugi record` turns into records again. */
export const textQuery: Query<string> = { onGame: ({ record, game }) => formatRecord(record, game) };

/** A game as a flat row with the same keys for every game. */
export interface GameRow extends ArchivePlace {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly components: string;
  readonly createdBy: string;
  readonly players: number;
  /** The options without players and seed, as JSON; null for games that begin in a position. */
  readonly mode: string | null;
  /** The seed; null for games whose chance is told, and for those that begin in a position. */
  readonly seed: string | null;
  /** The number of moves. */
  readonly length: number;
  readonly moves: readonly string[];
  /** The facts of chance, in the deal and in each move; null for games with a seed, or from a position. */
  readonly told: readonly string[] | null;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The outcome as JSON; null if there is none. */
  readonly outcome: string | null;
  readonly date: string | null;
  readonly occasion: string | null;
  readonly names: readonly (string | null)[];
  readonly playerIds: readonly (string | null)[];
  readonly ratings: readonly (number | null)[];
  /** For each move, the milliseconds left to the player who made it. */
  readonly clocks: readonly (number | null)[];
  /** The comments, and the number of moves before each. */
  readonly comments: readonly string[];
  readonly commentPlies: readonly number[];
  readonly termination: string | null;
}

/** Returns the row of a game. */
const gameRow = ({ place, record, end, score }: ValidGame): GameRow => {
  const { id, game, rules, components, createdBy, moves, envelope = {} } = record;
  const { players = [], comments = [] } = envelope;
  return {
    ...place,
    id,
    game,
    rules,
    components,
    createdBy: `${createdBy.package} ${createdBy.version}`,
    players: end.players,
    mode: formatMode(record),
    seed: record.options?.seed ?? null,
    length: moves.length,
    moves,
    told: record.told ?? null,
    over: score.over,
    totals: score.players.map(({ total }) => total),
    winners: score.winners,
    outcome: score.outcome === null ? null : JSON.stringify(score.outcome),
    date: envelope.date ?? null,
    occasion: envelope.occasion ?? null,
    names: players.map(({ name }) => name ?? null),
    playerIds: players.map((player) => player.id ?? null),
    ratings: players.map(({ rating }) => rating ?? null),
    clocks: envelope.clocks ?? [],
    comments: comments.map(({ text }) => text),
    commentPlies: comments.map(({ ply }) => ply),
    termination: envelope.termination?.kind ?? null,
  };
};

/** Returns the options without players and seed, as JSON; null for games that begin in a position. */
export const formatMode = ({ options }: ValidGame['record']): string | null => {
  if (options === undefined) return null;
  const { players: _, seed: __, ...variant } = options;
  return JSON.stringify(variant);
};

/** The query for rows. */
export const rowQuery: Query<GameRow> = { onGame: gameRow };

/** Changes a seeded game into the told one, and validates it: both must have the same result and the same last view. */
export const convertToTold = (entry: ValidGame): Either<LocatedError['error'], ValidGame> => {
  const told = toToldRecord(entry.record, entry.game);
  if (told._tag === 'Left') return told;
  const validated = validateDocument(told.right, () => entry.game);
  if (validated._tag === 'Left') return validated;
  const mismatch = findWrongResult(spectatorResult({ ...entry, ...validated.right }), spectatorResult(entry));
  return mismatch === null ? right({ ...entry, ...validated.right }) : left(mismatch);
};

/** Returns the result of a game with the digest of what a spectator sees. */
const spectatorResult = ({ game, score, end }: ValidGame): RecordResult => resultOf(score, game.view(end, 'spectator'));
