import type { Messages } from '../../../words/message.js';

const table = {
  'text.reserve': 'in the reserve {count}',
  'text.freezing': 'where it freezes fall sick: {types}',
  'text.supply': 'to build',
  'text.upgrades': 'to upgrade',
  'text.openLaws': 'laws to enact',
  'text.openTechnologies': 'technologies to develop',
  'text.signs':
    'heat track: = heated, - freezing, 1 2 3 heating ranges; capitals: active tokens; Buildings: * heated, + upgraded, (letter) at work, " the same Building',
} as const;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof table;

/** The messages that only text drawings use, in plain English. */
export const lines: Messages<LineKey> = table;
