import type { Messages } from '../../../words/message.js';

const textDrawingTexts = {
  'text.legend': '* the sun · 1 to 4 pieces of a player, front of the queue first; scientists by player · x used up',
  'text.icebreakers': 'icebreakers of: {owners}',
  'text.costs': 'scientists {scientists}, steps {steps}',
  'text.scientists': 'scientists {counts}',
  'text.people': 'scientists: {ready} ready, {left} in the reserve',
  'text.pile': 'pile: {cards}',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingTexts;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = textDrawingTexts;
