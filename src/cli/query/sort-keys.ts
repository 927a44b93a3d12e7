import { recordKey } from '../../archive/index.js';
import { isObject } from '../../core/codec/reader.js';
import type { SORT_KEY_NAMES } from '../options.js';
import type { ArchivePlace } from '../read/batches.js';
import type { ValidGame } from '../validate/validate-batch.js';
import { recordQuery } from './forms.js';
import type { Query } from './query.js';

/** A part of a record by which archives are sorted; null comes last. */
type Sortable = string | number | null;

/** The parts of records by which archives can be sorted. */
const SORT_KEYS = {
  date: ({ record }) => record.envelope?.date ?? null,
  occasion: ({ record }) => record.envelope?.occasion ?? null,
  player: ({ record }) => record.envelope?.players?.find(({ name }) => name !== undefined)?.name ?? null,
  id: ({ record }) => record.id,
  game: ({ record }) => record.game,
  players: ({ end }) => end.players,
  length: ({ record }) => record.moves.length,
} as const satisfies Readonly<Record<(typeof SORT_KEY_NAMES)[number], (entry: ValidGame) => Sortable>>;

/** The name of a part by which archives can be sorted. */
export type SortKey = keyof typeof SORT_KEYS;

/** A record, the key by which duplicates are found, and its place among others. */
export interface SortableRecord {
  readonly place: ArchivePlace;
  readonly key: string;
  readonly id: string;
  /** The number of facts that the record contains besides the game itself: its result and its envelope. */
  readonly leafCount: number;
  readonly sortKeys: readonly Sortable[];
  readonly line: Uint8Array | string;
}

/** Builds the query for keys, and for the parts by which the records are sorted. */
export const createSortKeyQuery = (sortBy: readonly SortKey[]): Query<SortableRecord> => ({
  onGame: (entry, copy) => {
    const { record, place } = entry;
    return {
      place,
      id: record.id,
      key: recordKey(record),
      leafCount: countLeaves(record.result) + countLeaves(record.envelope),
      sortKeys: sortBy.map((name) => SORT_KEYS[name](entry)),
      line: recordQuery.onGame(entry, copy)!,
    };
  },
});

/** Counts the values in a document that are neither lists nor records. */
const countLeaves = (value: unknown): number => {
  if (Array.isArray(value) || isObject(value))
    return Object.values(value).reduce<number>((sum, part) => sum + countLeaves(part), 0);
  return value === undefined ? 0 : 1;
};
