import { describe, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import * as board from '../../../src/games/blueprints/board/index.js';
import { cellId } from '../../../src/games/blueprints/board/index.js';
import * as draw from '../../../src/games/blueprints/draw/index.js';
import { type Blueprints, components, game } from '../../../src/games/blueprints/index.js';
import { type DrawingPlan, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

const seen: DrawingPlan<Blueprints> = {
  ...plan,
  games: games(6),
  sampleShare: part,
  minTextPixels: 9,
  piecePatterns: { dice: /^(die|demand)-/ },
  countShown: ({ bag }) => ({ dice: 32 - sum(bag) }),
  relations: (players) => ({
    neighbours: Object.fromEntries(
      Array.from({ length: players }, (_, player) =>
        components.neighbours.map((next, cell) => [cellId(player, cell), next.map((other) => cellId(player, other))]),
      ).flat(),
    ),
  }),
};

describe('Blueprints is seen as promised', () => {
  const words = languages['blueprints']!;
  for (const { title, check } of seenPromises(game, { board, draw, words, plan: seen })) test(title, check);
});
