import { hasInuits, hasOtherInuits, isFloe } from '../cells.js';
import { VALUES_PER_ANIMAL } from '../components.js';
import { CELL_COUNT, type Cell, isCorner } from '../grid.js';
import type { State } from '../state/index.js';

/** Checks that every cell carries only pieces that it can carry. */
export const boardContradiction = (state: State): string | null => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const field = cellContradiction(state, cell);
    if (field !== null) return field;
  }
  return null;
};

const cellContradiction = (state: State, cell: Cell): string | null => {
  const { variant, ground, faceDownTiles, igloos, bears } = state;
  const groundHere = ground[cell]!;
  const owner = igloos[cell]!;
  if ((groundHere === 'land') !== isCorner(cell)) return `ground[${cell}]`;
  if ((groundHere === 'ice') !== (faceDownTiles[cell] !== null)) return `faceDownTiles[${cell}]`;
  for (let i = VALUES_PER_ANIMAL * cell; i < VALUES_PER_ANIMAL * cell + VALUES_PER_ANIMAL; i++) {
    if (state.fish[i]! > 0 && groundHere !== 'water') return `fish[${i}]`;
    if (state.foxes[i]! > 0 && !isFloe(groundHere)) return `foxes[${i}]`;
  }
  if (bears[cell]! > 0 && groundHere === 'land') return `bears[${cell}]`;
  if (hasInuits(state, cell) && groundHere === 'water') return 'inuits';
  if (owner === null) return null;
  if (!isFloe(groundHere)) return `igloos[${cell}]`;
  return variant === 'expert' && hasOtherInuits(state, owner, cell) ? `igloos[${cell}]` : null;
};
