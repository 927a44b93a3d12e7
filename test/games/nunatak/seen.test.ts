import { describe, test } from 'vitest';
import * as board from '../../../src/games/nunatak/board/index.js';
import * as draw from '../../../src/games/nunatak/draw/index.js';
import { game, type Nunatak } from '../../../src/games/nunatak/index.js';
import { cellName, ROWS_AND_COLUMNS_OF_CELL } from '../../../src/games/nunatak/temple.js';
import { type DrawingPlan, seenPromises } from '../../../src/testing/index.js';
import { games, part } from '../../support/games.js';
import { languages } from '../../words/languages.js';
import { plan } from './plan.js';

/** The pairs of cells side by side in the rows and columns of the temple. */
const STEPS = ROWS_AND_COLUMNS_OF_CELL.flat().flatMap(({ axis, cells }) =>
  cells.slice(1).map((cell, i) => [cellName(cells[i]!), cellName(cell), axis === 'row' ? 'right' : 'down'] as const),
);

/** Lists the cells beside each cell. */
const beside = (cell: string): readonly string[] => [
  ...new Set(STEPS.flatMap(([from, to]) => (from === cell ? [to] : to === cell ? [from] : []))),
];

const seen: DrawingPlan<Nunatak> = {
  ...plan,
  games: games(6),
  sampleShare: part,
  minTextPixels: 9,
  piecePatterns: { cards: /^card-/, blocks: /^block-/, tiles: /^tile-/, favours: /^favour-card-/, markers: /^marker-/ },
  countShown: ({ deck, discardedCards, blocks, tiles, favours, favourLine, peek, players }) => ({
    cards:
      54 -
      deck.length -
      discardedCards.length +
      deck.slice(0, peek.count).filter((card) => typeof card === 'number').length,
    blocks: blocks.filter((owner) => owner >= 0).length,
    tiles: tiles.filter((tile, cell) => tile >= 0 && blocks[cell]! < 0).length,
    favours: favours.flat().length + favourLine.length,
    markers: players,
  }),
  relations: () => ({
    neighbours: Object.fromEntries(
      STEPS.flatMap(([from, to]) => [
        [from, beside(from)],
        [to, beside(to)],
      ]),
    ),
    steps: STEPS,
  }),
};

describe('Nunatak is seen as promised', () => {
  const words = languages['nunatak']!;
  for (const { title, check } of seenPromises(game, { board, draw, words, plan: seen })) test(title, check);
});
