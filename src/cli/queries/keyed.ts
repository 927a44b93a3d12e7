import { recordKey } from '../../archive/index.js';
import { isRecord } from '../../core/codec/type.js';
import type { SORTED_BY } from '../options.js';
import type { ArchivePlace, Entry, Query } from './entry.js';
import { records } from './texts.js';

/** A part of a record by which archives are sorted; null comes last. */
type Sortable = string | number | null;

/** The parts of records by which archives can be sorted. */
export const ORDERS = {
  date: ({ record }) => record.envelope?.date ?? null,
  event: ({ record }) => record.envelope?.event ?? null,
  player: ({ record }) => record.envelope?.players?.find(({ name }) => name !== undefined)?.name ?? null,
  id: ({ record }) => record.id,
  game: ({ record }) => record.game,
  players: ({ end }) => end.players,
  length: ({ record }) => record.moves.length,
} as const satisfies Readonly<Record<(typeof SORTED_BY)[number], (entry: Entry) => Sortable>>;

/** The name of a part by which archives can be sorted. */
export type Order = keyof typeof ORDERS;

/** A record, the key by which duplicates are found, and its place among others. */
export interface Keyed {
  readonly place: ArchivePlace;
  readonly key: string;
  readonly id: string;
  /** The number of facts that the record contains besides the game itself: its result and its envelope. */
  readonly facts: number;
  readonly order: readonly Sortable[];
  readonly line: Uint8Array | string;
}

/** Builds the query for keys, and for the parts by which the records are sorted. */
export const keyed = (by: readonly Order[]): Query<Keyed> => ({
  game: (entry, copy) => {
    const { record, place } = entry;
    return {
      place,
      id: record.id,
      key: recordKey(record),
      facts: leavesOf(record.result) + leavesOf(record.envelope),
      order: by.map((name) => ORDERS[name](entry)),
      line: records.game(entry, copy)!,
    };
  },
});

/** Counts the values in a document that are neither lists nor records. */
const leavesOf = (value: unknown): number => {
  if (Array.isArray(value) || isRecord(value))
    return Object.values(value).reduce<number>((sum, part) => sum + leavesOf(part), 0);
  return value === undefined ? 0 : 1;
};
