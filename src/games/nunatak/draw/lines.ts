import type { Messages } from '../../../core/words.js';

const table = {
  'text.line': 'line: {cards}',
  'text.favours': 'favours: {favours}',
  'text.track': 'track: {step}',
} as const;

/** The keys of what drawings of text alone write. */
export type LineKey = keyof typeof table;

/** What is written in drawings of text alone, in plain English. */
export const lines: Messages<LineKey> = table;
