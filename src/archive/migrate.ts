import type { Either } from 'fp-ts/lib/Either.js';
import { decodeToldOptions } from '../core/chance-outcomes/index.js';
import type { Game, Types } from '../core/contract/game.js';
import { firstDifference } from '../core/data/fingerprint.js';
import {
  type IllegalMove,
  type InvalidEnvelope,
  type InvalidMove,
  type InvalidOptions,
  type InvalidState,
  type InvalidTold,
  left,
  orThrow,
  right,
} from '../core/errors/errors.js';
import { type GameRecord, type Origin, recordKey, type UnvalidatedOrigin } from '../core/records/record.js';
import { findOriginMismatch, type RecordError } from '../core/records/record-errors.js';
import { recordOf } from '../core/records/record-of.js';
import { type GameInProgress, type RecordedGame, startRecordedGame } from '../core/records/replay-moves.js';
import { decodeOrigin, replay, resultOf, validateRecord } from '../core/records/validate-record.js';
import { catchThrown } from './document.js';
import type { ValidatorThrew } from './line-error.js';

/** The record leads to the same end under the other version and now names that version. */
export interface Migrated<G extends Types = Types> {
  readonly _tag: 'Migrated';
  readonly record: GameRecord<G['Settings'], G['State']>;
}

/** The record keeps its version, since it leads to another end under the other one. */
export interface NotMigrated<G extends Types = Types> {
  readonly _tag: 'NotMigrated';
  /** The version of the rules that reads the record. */
  readonly rules: string;
  /** The first move that differs, from 1; 0 is the deal. */
  readonly ply: number;
  /** The text of that move; null for the deal. */
  readonly text: string | null;
  /**
   * The path of the first difference between the states, such as `hands[1]`, or `result`; empty if the move is refused.
   */
  readonly path: string;
  /** The error of the other version, for the move or the deal; null if it does not refuse it. */
  readonly error: IllegalMove<G['Refusal']> | InvalidMove | InvalidOptions | InvalidState | InvalidTold | null;
  readonly message: string;
}

/** The first difference between the versions. */
type Divergence<G extends Types> = Pick<NotMigrated<G>, 'ply' | 'path' | 'error'>;

/** The errors of a record that cannot be migrated at all. */
export type MigrationError = RecordError | InvalidEnvelope | ValidatorThrew;

/**
 * Replays a record under two versions of a game. If both lead to the same end, the record is changed to the other
 * version; otherwise it keeps its version, and the result contains the first move that differs. States are compared in
 * the fields that both versions have, without the ids of rules and components.
 */
export const migrate = <G extends Types>(
  document: unknown,
  from: Game<G>,
  to: Game<G>,
): Either<MigrationError, Migrated<G> | NotMigrated<G>> => catchThrown(() => migrateRecord(document, from, to));

const migrateRecord = <G extends Types>(
  document: unknown,
  from: Game<G>,
  to: Game<G>,
): Either<RecordError | InvalidEnvelope, Migrated<G> | NotMigrated<G>> => {
  const mismatch = findOriginMismatch(to, { game: from.id, rules: to.version, components: to.componentsId });
  if (mismatch !== null) return left(mismatch);
  const validated = validateRecord(document, from);
  if (validated._tag === 'Left') return validated;
  const { record, envelopeError } = validated.right;
  if (envelopeError !== null) return left(envelopeError);
  const origin = decodeOrigin(to, convertOrigin(record, to));
  if (origin._tag === 'Left') return right(notMigrated(record, { ply: 0, path: '', error: origin.left }));
  const fromGame = orThrow(startRecordedGame(from, record));
  // With the labels of the record, from which comes what was not told.
  const toGame = startRecordedGame(to, { ...record, ...origin.right } as RecordedGame<G>);
  if (toGame._tag === 'Left') return right(notMigrated(record, { ply: 0, path: '', error: toGame.left }));
  const divergence = findDivergence(record.moves, { from, to, fromGame, toGame: toGame.right });
  if (divergence !== null) return right(notMigrated(record, divergence));
  return right(rebuildRecord(record, to, { origin: origin.right, end: toGame.right.state() }));
};

/** Returns the beginning of a game in the form of the other version. */
const convertOrigin = <G extends Types>({ options, told, start }: GameRecord, to: Game<G>): UnvalidatedOrigin => {
  if (start !== undefined) return { start: { ...start, rules: to.version, components: to.componentsId } };
  if (told !== undefined) {
    const settings = decodeToldOptions(to, options);
    return { options: settings._tag === 'Right' ? settings.right : options, told };
  }
  const settings = to.Options.decode(options);
  return { options: settings._tag === 'Right' ? settings.right : options };
};

/** The same game under two versions. */
interface BothVersions<G extends Types> {
  readonly from: Game<G>;
  readonly to: Game<G>;
  readonly fromGame: GameInProgress<G>;
  readonly toGame: GameInProgress<G>;
}

/** Returns the first difference between the versions; null if both lead to the same end. */
const findDivergence = <G extends Types>(texts: readonly string[], versions: BothVersions<G>): Divergence<G> | null => {
  const { from, to, fromGame, toGame } = versions;
  let first = compareStates(0, versions);
  for (const [i, text] of texts.entries()) {
    const move = to.parseMove(text);
    const error = move._tag === 'Left' ? move.left : toGame.whyIllegal(move.right);
    if (error !== null) return first ?? { ply: i + 1, path: '', error };
    fromGame.perform(orThrow(from.parseMove(text)));
    toGame.perform(orThrow(move));
    first ??= compareStates(i + 1, versions);
  }
  return compareStates(texts.length, versions) === null ? compareResults(texts.length, versions) : first;
};

/** Compares the current states; null if they are equal. */
const compareStates = <G extends Types>(ply: number, { fromGame, toGame }: BothVersions<G>): Divergence<G> | null => {
  const [before, after] = [fromGame.state(), toGame.state()];
  const path = firstDifference(commonFields(before, after), commonFields(after, before));
  return path === null ? null : { ply, path, error: null };
};

const VERSION_FIELDS = ['rules', 'components'];

/** Returns the fields of a state that another one has, too. */
const commonFields = (state: object, other: object): object =>
  Object.fromEntries(
    Object.entries(state).filter(([key]) => !VERSION_FIELDS.includes(key) && Object.hasOwn(other, key)),
  );

/** Compares the results of equal states under both versions; null if they are equal. */
const compareResults = <G extends Types>(
  ply: number,
  { from, to, fromGame, toGame }: BothVersions<G>,
): Divergence<G> | null => {
  const [{ digest: _, ...before }, { digest: __, ...after }] = [
    resultOf(from.score(fromGame.state()), fromGame.state()),
    resultOf(to.score(toGame.state()), toGame.state()),
  ];
  const path = firstDifference(before, after);
  return path === null ? null : { ply, path: `result.${path}`, error: null };
};

const notMigrated = <G extends Types>({ rules, moves }: GameRecord, divergence: Divergence<G>): NotMigrated<G> => {
  const { ply, path, error } = divergence;
  const text = ply === 0 ? null : moves[ply - 1]!;
  const where = text === null ? 'The beginning' : `Move ${ply}, '${text}'`;
  const reason = error === null ? `the versions differ in ${path}.` : error.message;
  return { _tag: 'NotMigrated', rules, ...divergence, text, message: `${where}: ${reason}` };
};

/** Builds the record of the same moves under the other version. An id that was the record's key becomes its new key. */
const rebuildRecord = <G extends Types>(
  record: GameRecord<G['Settings'], G['State']>,
  to: Game<G>,
  { origin, end }: { readonly origin: Origin<G['Settings'], G['State']>; readonly end: G['State'] },
): Migrated<G> => {
  const { id, result, envelope } = record;
  const moves = record.moves.map((text) => orThrow(to.parseMove(text)));
  const game = {
    ...origin,
    moves,
    ...(id === recordKey(record) ? {} : { id }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  const withoutResult = orThrow(recordOf(to, game));
  if (result === undefined) return { _tag: 'Migrated', record: withoutResult };
  // What nobody told is imagined from the key of the record, which depends on the version.
  const endState = record.told === undefined ? end : replay(withoutResult, to);
  return { _tag: 'Migrated', record: orThrow(recordOf(to, { ...game, end: endState })) };
};
