import { type Resolve, validateLine } from '../../archive/index.js';
import { isRecord } from '../../core/codec/type.js';
import type { ArchivePlace, Entry, Query } from './entry.js';
import { fits, type Wanted } from './finding.js';

/** A change of a record: the keys that lead to the value, and the value; without one it is removed. */
export interface Change {
  readonly keys: readonly (string | number)[];
  readonly value?: unknown;
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
  { wanted, changes }: { readonly wanted: Wanted; readonly changes: readonly Change[] },
  resolve: Resolve,
): Query<Edited> => ({
  game: (entry, copy) => {
    const { place } = entry;
    const line = copy()!;
    const kept: Edited = { place, outcome: 'kept', line, why: null };
    if (!fits(entry, wanted)) return kept;
    const before: unknown = JSON.parse(textIn(line));
    const text = JSON.stringify(seated(changes.reduce(changed, before), entry.end.players));
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
const seated = (document: unknown, seats: number): unknown => {
  const players = partAt(partAt(document, 'envelope'), 'players');
  if (!Array.isArray(players)) return document;
  const isEmpty = players.every((player) => isRecord(player) && Object.keys(player).length === 0);
  const all = Array.from({ length: Math.max(seats, players.length) }, (_, seat): unknown => players[seat] ?? {});
  return changed(document, isEmpty ? { keys: PLAYERS } : { keys: PLAYERS, value: all });
};

const PLAYERS = ['envelope', 'players'];

/** Changes a part of a document; lists and records on the way appear where they are missing, and vanish when empty. */
const changed = (document: unknown, { keys: [key, ...keys], value }: Change): unknown => {
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
