import { digestOf, utf8Of } from './digest.js';
import { canonical } from './fingerprint.js';
import type { GameRecord, ReadRecord } from './record.js';

/**
 * What makes a game the same game, whoever recorded it and whatever they call it: 32 hex digits of SHA-256 over the game,
 * its rules and components, how it began, and the moves.
 */
export const recordKey = (played: Played): string => {
  const { game, rules, components, options, start, moves } = played;
  return digestOf({ game, rules, components, options, start, moves });
};

/** What of a record its key is made of. */
export type Played = Pick<ReadRecord | GameRecord, 'game' | 'rules' | 'components' | 'options' | 'start' | 'moves'>;

/** The bytes of a record: UTF-8 of its JSON with sorted keys, the same for equal records. No newline is among them. */
export const canonicalBytes = (record: ReadRecord | GameRecord): Uint8Array => utf8Of(canonical(record));
