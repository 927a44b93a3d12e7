import type { Either } from 'fp-ts/lib/Either.js';
import { type Resolve, validateLine } from '../../archive/index.js';
import { isObject } from '../../core/codec/reader.js';
import { left, right } from '../../core/errors/errors.js';
import { playerLabel } from '../game-page.js';
import type { ArchivePlace } from '../read/batches.js';
import type { ValidGame } from '../validate/validate-batch.js';
import { meetsConditions, type SearchConditions } from './find.js';
import type { Query } from './query.js';

/** A change of a record: the keys that lead to the value, and the value; without one it is removed. */
export interface Change {
  readonly keys: readonly (string | number)[];
  readonly value?: unknown;
}

/** A new name for the player who sits in a game under the old one. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** The changes of a run: names first, then values. */
export interface Changes {
  readonly renamings: readonly Renaming[];
  readonly changes: readonly Change[];
}

/** A line of an archive after the changes. */
export interface EditedLine {
  readonly place: ArchivePlace;
  /** The outcome; all lines but `changed` ones stay as they are. */
  readonly outcome: 'changed' | 'kept' | 'refused' | 'unread';
  /** The line with its newline; null if it is too long or its file failed. */
  readonly line: Uint8Array | string | null;
  /** The reason why a record cannot be changed like this; null if there is none. */
  readonly problem: string | null;
}

/** Builds the query that changes the records which meet the conditions. */
export const createEditQuery = (
  { wanted, renamings, changes }: { readonly wanted: SearchConditions } & Changes,
  resolve: Resolve,
): Query<EditedLine> => ({
  onGame: (entry, copy) => {
    const { place } = entry;
    const line = copy()!;
    const unchanged: EditedLine = { place, outcome: 'kept', line, problem: null };
    if (!meetsConditions(entry, wanted)) return unchanged;
    const before: unknown = JSON.parse(decodeLine(line));
    const renamedDocument = renamings.reduce<Either<string, unknown>>(renamePlayer, right(before));
    if (renamedDocument._tag === 'Left')
      return { ...unchanged, outcome: 'refused', problem: `${entry.record.id}: ${renamedDocument.left}` };
    const text = JSON.stringify(completePlayers(changes.reduce(applyChange, renamedDocument.right), entry.end.players));
    if (text === JSON.stringify(before)) return unchanged;
    const problem = findProblem(text, entry, resolve);
    if (problem !== null) return { ...unchanged, outcome: 'refused', problem };
    return { ...unchanged, outcome: 'changed', line: `${text}\n` };
  },
  onError: ({ file, line, offset, isGameValid }, copy) =>
    isGameValid ? null : { place: { file, line, offset }, outcome: 'unread', line: copy(), problem: null },
});

const decodeLine = (line: Uint8Array): string => Buffer.from(line).toString();

/** Returns the error of a changed record; null if it is valid. */
const findProblem = (text: string, { record }: ValidGame, resolve: Resolve): string | null => {
  const result = validateLine(text, resolve);
  if (result._tag === 'Left') return `${record.id}: ${result.left.message}`;
  const { envelopeError } = result.right;
  return envelopeError === null ? null : `${record.id}: ${envelopeError.message}`;
};

/** Completes the list of players to one for each seat; removes it if it says nothing. */
export const completePlayers = (document: unknown, seats: number): unknown => {
  const players = partAt(partAt(document, 'envelope'), 'players');
  if (!Array.isArray(players)) return document;
  const isEmpty = players.every((player) => isObject(player) && Object.keys(player).length === 0);
  const all = Array.from({ length: Math.max(seats, players.length) }, (_, seat): unknown => players[seat] ?? {});
  return applyChange(document, isEmpty ? { keys: PLAYERS_PATH } : { keys: PLAYERS_PATH, value: all });
};

const PLAYERS_PATH = ['envelope', 'players'];

/** Returns the change that gives a name to a seat. */
export const createNameChange = (seat: number, value: string): Change => ({
  keys: [...PLAYERS_PATH, seat, 'name'],
  value,
});

/** Renames a player, or says why that cannot be: it must be sure who is meant, and who that is afterwards. */
const renamePlayer = (document: Either<string, unknown>, { from, to }: Renaming): Either<string, unknown> => {
  if (document._tag === 'Left') return document;
  const players = partAt(partAt(document.right, 'envelope'), 'players');
  const names = Array.isArray(players) ? players.map((player) => partAt(player, 'name')) : [];
  const seat = names.indexOf(from);
  if (seat < 0) return document;
  if (names.lastIndexOf(from) !== seat) return left(`'${from}' sits in more than one seat`);
  if (names.includes(to)) return left(`'${to}' already sits as ${playerLabel(names.indexOf(to))}`);
  return right(applyChange(document.right, createNameChange(seat, to)));
};

/** Changes a part of a document; lists and records on the way appear where they are missing, and vanish when empty. */
export const applyChange = (document: unknown, { keys: [key, ...keys], value }: Change): unknown => {
  if (key === undefined) return value;
  const part = partAt(document, key);
  const next = applyChange(part, { keys, value });
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(document) ? [...(document as readonly unknown[])] : [];
    while (list.length <= key) list.push({});
    list[key] = next ?? {};
    return list;
  }
  const { [key]: _, ...rest } = isObject(document) ? document : {};
  const object = next === undefined ? rest : { ...(isObject(document) ? document : {}), [key]: next };
  return Object.keys(object).length === 0 ? undefined : object;
};

const partAt = (document: unknown, key: string | number): unknown =>
  (Array.isArray(document) || isObject(document)) && Object.hasOwn(document, key)
    ? Reflect.get(document, key)
    : undefined;
