import type { Messages } from '../../../words/message.js';

const textDrawingTexts = {
  'text.signs': '{materials}; beside a cell its height, # hatched or {hidden} hidden, and its dice from the bottom up',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingTexts;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = textDrawingTexts;
