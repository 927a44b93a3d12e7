import type { Messages } from '../../../core/words.js';

const table = {
  'text.toPlace': 'to place: {count}',
  'text.hand': 'hand: {tiles}',
  'text.trophies': 'taken: {animals}',
  'text.signs': '# corner, . water, o ice, P pack; {tribes} inuits, ^ igloo; 1 2 3 fish, x1 x2 x3 foxes, W bear',
} as const;

/** The keys of what drawings of text alone write. */
export type LineKey = keyof typeof table;

/** What is written in drawings of text alone, in plain English. */
export const lines: Messages<LineKey> = table;
