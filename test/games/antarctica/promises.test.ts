import { describe, test } from 'vitest';
import { type Antarctica, game } from '../../../src/games/antarctica/index.js';
import { type Plan, promises } from '../../../src/testing/index.js';
import { games } from '../../support/games.js';
import { found, printed } from './pieces.js';
import { builder } from './weights.js';

const plan: Plan<Antarctica> = {
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
  games: games(20),
};

describe('Antarctica keeps its promises', () => {
  for (const { title, check } of promises(game, plan)) test(title, check);
});
