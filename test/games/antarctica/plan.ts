import type { Antarctica } from '../../../src/games/antarctica/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { found, printed } from './pieces.js';
import { builder } from './weights.js';

/** The plan of the promises for Antarctica. */
export const plan: Plan<Antarctica> = {
  options: ([2, 3, 4] as const).flatMap((players) => [
    { players, placement: 'first-game' as const },
    { players, placement: 'free' as const },
  ]),
  bound: 25_000,
  pieces: { printed: ({ players }) => printed(players), found },
  hidden: ({ decks }) => [
    '.random',
    ...Object.entries(decks).flatMap(([deck, cards]) => cards.slice(1).map((_, i) => `.decks.${deck}[${i + 1}]`)),
  ],
  choosers: { builder },
};
