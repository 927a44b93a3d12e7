import type { Messages } from '../../../core/words.js';

const table = {
  'text.scientists': 'scientists {counts}',
  'text.pile': 'pile: {cards}',
} as const;

/** The keys of what drawings of text alone write. */
export type LineKey = keyof typeof table;

/** What is written in drawings of text alone, in plain English. */
export const lines: Messages<LineKey> = table;
