import type { Either } from 'fp-ts/lib/Either.js';
import { type Resolve, validateLine } from '../../archive/index.js';
import { isRecord } from '../../core/codec/type.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { called } from '../page.js';
import type { ArchivePlace, Entry, Query } from './entry.js';
import { fits, type Wanted } from './finding.js';

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
export interface Edited {
  readonly place: ArchivePlace;
  /** The outcome; all lines but `changed` ones stay as they are. */
  readonly outcome: 'changed' | 'kept' | 'refused' | 'unread';
  /** The line with its newline; null if it is too long or its file failed. */
  readonly line: Uint8Array | string | null;
  /** The reason why a record cannot be changed like this; null if there is none. */
  readonly why: string | null;
}

/** Builds the query that changes the records which meet the conditions. */
export const editing = (
  { wanted, renamings, changes }: { readonly wanted: Wanted } & Changes,
  resolve: Resolve,
): Query<Edited> => ({
  game: (entry, copy) => {
    const { place } = entry;
    const line = copy()!;
    const kept: Edited = { place, outcome: 'kept', line, why: null };
    if (!fits(entry, wanted)) return kept;
    const before: unknown = JSON.parse(textIn(line));
    const named = renamings.reduce<Either<string, unknown>>(renamed, accepted(before));
    if (named._tag === 'Left') return { ...kept, outcome: 'refused', why: `${entry.record.id}: ${named.left}` };
    const text = JSON.stringify(seated(changes.reduce(changed, named.right), entry.end.players));
    if (text === JSON.stringify(before)) return kept;
    const why = wrongIn(text, entry, resolve);
    if (why !== null) return { ...kept, outcome: 'refused', why };
    return { ...kept, outcome: 'changed', line: `${text}\n` };
  },
  fault: ({ file, line, offset, isGameValid }, copy) =>
    isGameValid ? null : { place: { file, line, offset }, outcome: 'unread', line: copy(), why: null },
});

const textIn = (line: Uint8Array): string => Buffer.from(line).toString();

/** Returns the error of a changed record; null if it is valid. */
const wrongIn = (text: string, { record }: Entry, resolve: Resolve): string | null => {
  const verdict = validateLine(text, resolve);
  if (verdict._tag === 'Left') return `${record.id}: ${verdict.left.message}`;
  const { envelope } = verdict.right;
  return envelope === null ? null : `${record.id}: ${envelope.message}`;
};

/** Completes the list of players to one for each seat; removes it if it says nothing. */
export const seated = (document: unknown, seats: number): unknown => {
  const players = partAt(partAt(document, 'envelope'), 'players');
  if (!Array.isArray(players)) return document;
  const isEmpty = players.every((player) => isRecord(player) && Object.keys(player).length === 0);
  const all = Array.from({ length: Math.max(seats, players.length) }, (_, seat): unknown => players[seat] ?? {});
  return changed(document, isEmpty ? { keys: PLAYERS } : { keys: PLAYERS, value: all });
};

const PLAYERS = ['envelope', 'players'];

/** Returns the change that gives a name to a seat. */
export const naming = (seat: number, value: string): Change => ({ keys: [...PLAYERS, seat, 'name'], value });

/** Renames a player, or says why that cannot be: it must be sure who is meant, and who that is afterwards. */
const renamed = (document: Either<string, unknown>, { from, to }: Renaming): Either<string, unknown> => {
  if (document._tag === 'Left') return document;
  const players = partAt(partAt(document.right, 'envelope'), 'players');
  const names = Array.isArray(players) ? players.map((player) => partAt(player, 'name')) : [];
  const seat = names.indexOf(from);
  if (seat < 0) return document;
  if (names.lastIndexOf(from) !== seat) return refused(`'${from}' sits in more than one seat`);
  if (names.includes(to)) return refused(`'${to}' already sits as ${called(names.indexOf(to))}`);
  return accepted(changed(document.right, naming(seat, to)));
};

/** Changes a part of a document; lists and records on the way appear where they are missing, and vanish when empty. */
export const changed = (document: unknown, { keys: [key, ...keys], value }: Change): unknown => {
  if (key === undefined) return value;
  const part = partAt(document, key);
  const next = changed(part, { keys, value });
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(document) ? [...(document as readonly unknown[])] : [];
    while (list.length <= key) list.push({});
    list[key] = next ?? {};
    return list;
  }
  const { [key]: _, ...rest } = isRecord(document) ? document : {};
  const whole = next === undefined ? rest : { ...(isRecord(document) ? document : {}), [key]: next };
  return Object.keys(whole).length === 0 ? undefined : whole;
};

const partAt = (document: unknown, key: string | number): unknown =>
  (Array.isArray(document) || isRecord(document)) && Object.hasOwn(document, key)
    ? Reflect.get(document, key)
    : undefined;
