import type { Messages } from '../../../words/message.js';

const textDrawingTexts = {
  'text.toPlace': 'to place: {count}',
  'text.hand': 'hand: {tiles}',
  'text.trophies': 'trophies: {animals}',
  'text.signs': '# corner, . water, o floe, P pack ice; {tribes} Inuit, ^ igloo; 1 2 3 fish, x1 x2 x3 foxes, W bear',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingTexts;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = textDrawingTexts;
