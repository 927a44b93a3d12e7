import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Types } from '../core/contract/game.js';
import { difference } from '../core/data/fingerprint.js';
import {
  accepted,
  type IllegalMove,
  type InvalidEnvelope,
  type InvalidMove,
  type InvalidOptions,
  type InvalidState,
  type InvalidTold,
  orThrow,
  refused,
} from '../core/errors/verdict.js';
import { toldSettings } from '../core/play/told-options.js';
import type { GameRecord, Origin, ReadOrigin } from '../core/records/record.js';
import { originFault, type RecordFault } from '../core/records/record-fault.js';
import { recordKey } from '../core/records/record-key.js';
import { recordOf } from '../core/records/record-of.js';
import { type GameInProgress, playRecord, type RecordedGame } from '../core/records/replay-moves.js';
import { originOf, replay, resultOf, validateRecord } from '../core/records/validate-record.js';
import { guarded } from './document.js';
import type { Failed } from './line-fault.js';

/** The record leads to the same end under the other version and now names that version. */
export interface Relabelled<G extends Types = Types> {
  readonly _tag: 'Relabelled';
  readonly record: GameRecord<G['Settings'], G['State']>;
}

/** The record keeps its version, since it leads to another end under the other one. */
export interface Pinned<G extends Types = Types> {
  readonly _tag: 'Pinned';
  /** The version of the rules that reads the record. */
  readonly rules: string;
  /** The first move that differs, from 1; 0 is the deal. */
  readonly number: number;
  /** The text of that move; null for the deal. */
  readonly text: string | null;
  /**
   * The path of the first difference between the states, such as `hands[1]`, or `result`; empty if the move is refused.
   */
  readonly path: string;
  /** The error of the other version, for the move or the deal; null if it does not refuse it. */
  readonly refusal: IllegalMove<G['Refusal']> | InvalidMove | InvalidOptions | InvalidState | InvalidTold | null;
  readonly message: string;
}

/** The first difference between the versions. */
type Parting<G extends Types> = Pick<Pinned<G>, 'number' | 'path' | 'refusal'>;

/** The errors of a record that cannot be migrated at all. */
export type MigrationFault = RecordFault | InvalidEnvelope | Failed;

/**
 * Replays a record under two versions of a game. If both lead to the same end, the record is changed to the other
 * version; otherwise it keeps its version, and the result contains the first move that differs. States are compared in
 * the fields that both versions have, without the ids of rules and components.
 */
export const migrate = <G extends Types>(
  document: unknown,
  from: Game<G>,
  to: Game<G>,
): Either<MigrationFault, Relabelled<G> | Pinned<G>> => guarded(() => migrated(document, from, to));

const migrated = <G extends Types>(
  document: unknown,
  from: Game<G>,
  to: Game<G>,
): Either<RecordFault | InvalidEnvelope, Relabelled<G> | Pinned<G>> => {
  const other = originFault(to, { game: from.id, rules: to.version, components: to.componentsId });
  if (other !== null) return refused(other);
  const proved = validateRecord(document, from);
  if (proved._tag === 'Left') return proved;
  const { record, envelope } = proved.right;
  if (envelope !== null) return refused(envelope);
  const origin = originOf(to, relabelled(record, to));
  if (origin._tag === 'Left') return accepted(pinned(record, { number: 0, path: '', refusal: origin.left }));
  const old = orThrow(playRecord(from, record));
  // With the labels of the record, from which comes what was not told.
  const next = playRecord(to, { ...record, ...origin.right } as RecordedGame<G>);
  if (next._tag === 'Left') return accepted(pinned(record, { number: 0, path: '', refusal: next.left }));
  const parting = partingOf(record.moves, { from, to, old, next: next.right });
  if (parting !== null) return accepted(pinned(record, parting));
  return accepted(relabel(record, to, { origin: origin.right, end: next.right.state() }));
};

/** Returns the beginning of a game in the form of the other version. */
const relabelled = <G extends Types>({ options, told, start }: GameRecord, to: Game<G>): ReadOrigin => {
  if (start !== undefined) return { start: { ...start, rules: to.version, components: to.componentsId } };
  if (told !== undefined) {
    const settings = toldSettings(to, options);
    return { options: settings._tag === 'Right' ? settings.right : options, told };
  }
  const settings = to.Options.decode(options);
  return { options: settings._tag === 'Right' ? settings.right : options };
};

/** The same game under two versions. */
interface Twins<G extends Types> {
  readonly from: Game<G>;
  readonly to: Game<G>;
  readonly old: GameInProgress<G>;
  readonly next: GameInProgress<G>;
}

/** Returns the first difference between the versions; null if both lead to the same end. */
const partingOf = <G extends Types>(texts: readonly string[], twins: Twins<G>): Parting<G> | null => {
  const { from, to, old, next } = twins;
  let first = apart(0, twins);
  for (const [i, text] of texts.entries()) {
    const move = to.parseMove(text);
    const refusal = move._tag === 'Left' ? move.left : next.judge(move.right);
    if (refusal !== null) return first ?? { number: i + 1, path: '', refusal };
    old.perform(orThrow(from.parseMove(text)));
    next.perform(orThrow(move));
    first ??= apart(i + 1, twins);
  }
  return apart(texts.length, twins) === null ? wrongEnd(texts.length, twins) : first;
};

/** Compares the current states; null if they are equal. */
const apart = <G extends Types>(number: number, { old, next }: Twins<G>): Parting<G> | null => {
  const [before, after] = [old.state(), next.state()];
  const path = difference(shared(before, after), shared(after, before));
  return path === null ? null : { number, path, refusal: null };
};

const LABELS = ['rules', 'components'];

/** Returns the fields of a state that another one has, too. */
const shared = (state: object, other: object): object =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !LABELS.includes(key) && Object.hasOwn(other, key)));

/** Compares the results of equal states under both versions; null if they are equal. */
const wrongEnd = <G extends Types>(number: number, { from, to, old, next }: Twins<G>): Parting<G> | null => {
  const [{ digest: _, ...counted }, { digest: __, ...now }] = [
    resultOf(from.score(old.state()), old.state()),
    resultOf(to.score(next.state()), next.state()),
  ];
  const path = difference(counted, now);
  return path === null ? null : { number, path: `result.${path}`, refusal: null };
};

const pinned = <G extends Types>({ rules, moves }: GameRecord, parting: Parting<G>): Pinned<G> => {
  const { number, path, refusal } = parting;
  const text = number === 0 ? null : moves[number - 1]!;
  const where = text === null ? 'The beginning' : `Move ${number}, '${text}'`;
  const why = refusal === null ? `the versions differ in ${path}.` : refusal.message;
  return { _tag: 'Pinned', rules, ...parting, text, message: `${where}: ${why}` };
};

/** Builds the record of the same moves under the other version. An id that was the record's key becomes its new key. */
const relabel = <G extends Types>(
  record: GameRecord<G['Settings'], G['State']>,
  to: Game<G>,
  { origin, end }: { readonly origin: Origin<G['Settings'], G['State']>; readonly end: G['State'] },
): Relabelled<G> => {
  const { id, result, envelope } = record;
  const moves = record.moves.map((text) => orThrow(to.parseMove(text)));
  const game = {
    ...origin,
    moves,
    ...(id === recordKey(record) ? {} : { id }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  const unclaimed = orThrow(recordOf(to, game));
  if (result === undefined) return { _tag: 'Relabelled', record: unclaimed };
  // What nobody told is imagined from the key of the record, which depends on the version.
  const claimed = record.told === undefined ? end : replay(unclaimed, to);
  return { _tag: 'Relabelled', record: orThrow(recordOf(to, { ...game, end: claimed })) };
};
