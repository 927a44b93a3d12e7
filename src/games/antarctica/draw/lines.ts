import type { Messages } from '../../../words/message.js';

const table = {
  'text.scientists': 'scientists {counts}',
  'text.people': '{ready} ready, {left} in the reserve',
  'text.pile': 'pile: {cards}',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof table;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = table;
