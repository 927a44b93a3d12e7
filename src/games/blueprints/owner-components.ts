import { integer, list, object, refine } from '../../core/codec/index.js';
import { ownerComponents } from '../../core/fields/game-readers.js';
import { CELLS, CHOICES_PER_ROUND, components } from './components.js';

const points = integer(0, 99);

const plan = refine(list(integer(0, CHOICES_PER_ROUND), CELLS, CELLS), (heights) =>
  heights.reduce((sum, height) => sum + height) === CHOICES_PER_ROUND ? null : '',
);

const cellNeighbours = list(integer(0, CELLS - 1), 0, CELLS - 1);

/** Reads the neighbours of each cell, rising, each at most once; neighbours must be mutual. */
const neighbours = refine(list(cellNeighbours, CELLS, CELLS), (table) => {
  const wrong = table.findIndex((cells, cell) =>
    cells.some((other, i) => other === cell || other <= (cells[i - 1] ?? -1) || !table[other]!.includes(cell)),
  );
  return wrong < 0 ? null : `[${wrong}]`;
});

/** Reads owner components: custom plans and points, the rest as printed. */
export const componentsReader = ownerComponents('the components of Blueprints', components, {
  plans: list(plan, 12, 99),
  awardPoints: object('the awards', { gold: points, silver: points, bronze: points }),
  prizePoints: object('the prizes', {
    skyscraper: points,
    structuralIntegrity: points,
    geometer: points,
    materials: points,
  }),
  neighbours,
});
