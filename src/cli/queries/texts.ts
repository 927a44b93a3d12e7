import { canonicalBytes, formatRecord } from '../../archive/index.js';
import type { Query, ValidGame } from './valid-game.js';

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
