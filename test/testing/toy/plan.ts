import type { Plan } from '../../../src/testing/index.js';
import { components } from './components.js';
import type { Toy } from './index.js';

/** What the promises are to try of Toy. */
export const plan: Plan<Toy> = {
  options: [{ players: 2 }, { players: 3 }, { players: 2, dice: false }],
  bound: () => 18,
  pieces: {
    printed: () => Object.fromEntries(components.values.map((_, card) => [card, 1])),
    found: ({ deck, hands, rows }) => {
      const counts: Record<string, number> = {};
      for (const card of [deck, ...hands, ...rows].flat()) {
        counts[card] = (counts[card] ?? 0) + 1;
      }
      return counts;
    },
  },
};
