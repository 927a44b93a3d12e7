import { agreeing, exactly, fixed, integer, list, orElse, record } from '../../core/codec/index.js';
import { provenances } from '../../core/fields/game-readers.js';
import { CELLS, CHOICES, type Components, components } from './components.js';

const points = integer(0, 99);

const plan = agreeing(list(integer(0, CHOICES), CELLS, CELLS), (heights) =>
  heights.reduce((sum, height) => sum + height) === CHOICES ? null : '',
);

const besides = list(integer(0, CELLS - 1), 0, CELLS - 1);

/** Reads the neighbours of each cell, rising, each at most once; neighbours must be mutual. */
const neighbours = agreeing(list(besides, CELLS, CELLS), (table) => {
  const wrong = table.findIndex((cells, cell) =>
    cells.some((other, i) => other === cell || other <= (cells[i - 1] ?? -1) || !table[other]!.includes(cell)),
  );
  return wrong < 0 ? null : `[${wrong}]`;
});

const form = record('the components of Blueprints', {
  provenance: provenances(components.provenance),
  dice: fixed(components.dice),
  plans: orElse(list(plan, 12, 99), components.plans),
  awards: orElse(record('the awards', { gold: points, silver: points, bronze: points }), components.awards),
  prizes: orElse(
    record('the prizes', { skyscraper: points, structuralIntegrity: points, geometer: points, materials: points }),
    components.prizes,
  ),
  prizesFrom: fixed(components.prizesFrom),
  neighbours: orElse(neighbours, components.neighbours),
  awardsInUse: fixed(components.awardsInUse),
  pool: fixed(components.pool),
  bonus: fixed(components.bonus),
  wood: fixed(components.wood),
  recycled: fixed(components.recycled),
  stone: fixed(components.stone),
});

/** Reads owner components: custom plans and points, the rest as printed. */
export const own = exactly<Components>()(form);
