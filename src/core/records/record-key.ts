import { digestOf, utf8Of } from '../data/digest.js';
import { canonical } from '../data/fingerprint.js';
import type { GameRecord, ReadRecord } from './record.js';

/**
 * Returns a key of a game that does not depend on who recorded it or under which id: 32 hex digits of SHA-256 over the
 * game, its rules and components, its beginning, the moves, and what chance brought if that was told.
 */
export const recordKey = (played: KeyedRecord): string => {
  const { game, rules, components, options, told, start, moves } = played;
  return digestOf({ game, rules, components, options, told, start, moves });
};

/** The fields of a record from which its key is computed. */
export type KeyedRecord = Pick<
  ReadRecord | GameRecord,
  'game' | 'rules' | 'components' | 'options' | 'told' | 'start' | 'moves'
>;

/**
 * Returns the bytes of a record: UTF-8 of its JSON with sorted keys, the same for equal records. They contain no
 * newline.
 */
export const canonicalBytes = (record: ReadRecord | GameRecord): Uint8Array => utf8Of(canonical(record));
