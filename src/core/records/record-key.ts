import { digestOf, utf8Of } from '../data/digest.js';
import { canonicalJson } from '../data/fingerprint.js';
import type { GameRecord, UnvalidatedRecord } from './record.js';

/**
 * Returns a key of a game that does not depend on who recorded it or under which id: 32 hex digits of SHA-256 over the
 * game, its rules and components, its beginning, the moves, and what chance brought if that was told.
 */
export const recordKey = (record: KeyedRecord): string => {
  const { game, rules, components, options, told, start, moves } = record;
  return digestOf({ game, rules, components, options, told, start, moves });
};

/** The fields of a record from which its key is computed. */
export type KeyedRecord = Pick<
  UnvalidatedRecord | GameRecord,
  'game' | 'rules' | 'components' | 'options' | 'told' | 'start' | 'moves'
>;

/**
 * Returns the bytes of a record: UTF-8 of its JSON with sorted keys, the same for equal records. They contain no
 * newline.
 */
export const canonicalBytes = (record: UnvalidatedRecord | GameRecord): Uint8Array => utf8Of(canonicalJson(record));
