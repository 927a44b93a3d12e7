import { exactReader, integer, list, literalOrMissing, object, refine, withDefault } from '../../core/codec/index.js';
import { provenances } from '../../core/fields/game-readers.js';
import { CELLS, CHOICES_PER_ROUND, type Components, components } from './components.js';

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

const reader = object('the components of Blueprints', {
  provenance: provenances(components.provenance),
  dice: literalOrMissing(components.dice),
  plans: withDefault(list(plan, 12, 99), components.plans),
  awardPoints: withDefault(
    object('the awards', { gold: points, silver: points, bronze: points }),
    components.awardPoints,
  ),
  prizePoints: withDefault(
    object('the prizes', { skyscraper: points, structuralIntegrity: points, geometer: points, materials: points }),
    components.prizePoints,
  ),
  prizeThresholds: literalOrMissing(components.prizeThresholds),
  neighbours: withDefault(neighbours, components.neighbours),
  awardsInUse: literalOrMissing(components.awardsInUse),
  poolSizes: literalOrMissing(components.poolSizes),
  planBonus: literalOrMissing(components.planBonus),
  woodPoints: literalOrMissing(components.woodPoints),
  recycledPoints: literalOrMissing(components.recycledPoints),
  stonePoints: literalOrMissing(components.stonePoints),
});

/** Reads owner components: custom plans and points, the rest as printed. */
export const componentsReader = exactReader<Components>()(reader);
