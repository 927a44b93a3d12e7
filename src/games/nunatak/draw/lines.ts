import type { Messages } from '../../../words/message.js';

const textDrawingTexts = {
  'text.line': 'line: {cards}',
  'text.favours': 'favours: {favours}',
  'text.track': 'track: {step}',
  'text.signs': '[1] block of player 1, . nothing yet',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingTexts;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = textDrawingTexts;
