import { canonicalBytes, formatRecord } from '../../archive/index.js';
import type { Entry, Query } from './entry.js';

/** The query for records, each as it is in its file; where its envelope is wrong, without it. */
export const records: Query<Uint8Array | string> = {
  game: ({ record, envelope }, copy) => (envelope === null ? copy() : null) ?? lineOf(record),
};

/** The query for records that were changed before. */
export const changedRecords: Query<string> = { game: ({ record }) => lineOf(record) };

/** Returns the line of a record, in its canonical form. */
export const lineOf = (record: Entry['record']): string => `${Buffer.from(canonicalBytes(record)).toString()}\n`;

/** The query for texts that people read and `sastrugi record` turns into records again. */
export const readable: Query<string> = { game: ({ record, game }) => formatRecord(record, game) };
