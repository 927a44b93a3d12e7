import type { ChanceNotation } from '../../../src/core/contract/kernel.js';
import type { Toy } from './types.js';

/** The notation of what chance brings. */
export const chance = {
  drew: {
    grammar: '`pP=N`: the card that a player draws; `pP=?` if nobody wrote it down',
    pattern: /^p[0-2]=[0-8?]$/,
    write: ({ player, card }) => `p${player}=${card}`,
  },
  rolled: {
    grammar: '`dV`: the value of the die',
    pattern: /^d[1-6]$/,
    write: ({ value }) => `d${value}`,
  },
} satisfies ChanceNotation<Toy>;
