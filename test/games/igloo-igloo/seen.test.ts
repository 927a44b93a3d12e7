import { describe, test } from 'vitest';
import { sum } from '../../../src/core/data/list.js';
import * as board from '../../../src/games/igloo-igloo/board/index.js';
import * as draw from '../../../src/games/igloo-igloo/draw/index.js';
import { cellName, DIRECTIONS, NEIGHBOURS, NEXT } from '../../../src/games/igloo-igloo/grid.js';
import { game, type IglooIgloo } from '../../../src/games/igloo-igloo/index.js';
import { type DrawingPlan, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

const TOWARDS = { n: 'up', e: 'right', s: 'down', w: 'left' } as const;

const seen: DrawingPlan<IglooIgloo> = {
  ...plan,
  minTextPixels: 9,
  games: games(6),
  sampleShare: part,
  piecePatterns: { inuits: /^inuit-/, igloos: /^igloo-/, animals: /^(fish|fox)[123]|^bear/, tiles: /^tile/ },
  countShown: ({ players, fish, foxes, bears, trophies, handSizes }) => ({
    inuits: players * (players === 2 ? 5 : 3),
    igloos: 2 * players,
    animals: sum([...fish, ...foxes, ...bears, ...trophies]),
    tiles: sum(handSizes),
  }),
  relations: () => ({
    neighbours: Object.fromEntries(NEIGHBOURS.map((next, cell) => [cellName(cell), next.map(cellName)])),
    steps: NEXT.flatMap((next, i) =>
      next < 0 ? [] : [[cellName(i >> 2), cellName(next), TOWARDS[DIRECTIONS[i % 4]!]] as const],
    ),
  }),
};

describe('Igloo Igloo is seen as promised', () => {
  const words = languages['igloo-igloo']!;
  for (const { title, check } of seenPromises(game, { board, draw, words, plan: seen })) test(title, check);
});
