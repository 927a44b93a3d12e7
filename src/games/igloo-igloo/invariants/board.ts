import { hasInuits, hasOthers, isFloe } from '../cells.js';
import { SIZES } from '../components.js';
import { CELLS, type Cell, isCorner } from '../grid.js';
import type { State } from '../state/index.js';

/** Checks that every cell carries only pieces that it can carry. */
export const brokenBoard = (state: State): string | null => {
  for (let cell = 0; cell < CELLS; cell++) {
    const field = brokenCell(state, cell);
    if (field !== null) return field;
  }
  return null;
};

const brokenCell = (state: State, cell: Cell): string | null => {
  const { variant, ground, faces, igloos, bears } = state;
  const here = ground[cell]!;
  const owner = igloos[cell]!;
  if ((here === 'land') !== isCorner(cell)) return `ground[${cell}]`;
  if ((here === 'ice') !== (faces[cell] !== null)) return `faces[${cell}]`;
  for (let i = SIZES * cell; i < SIZES * cell + SIZES; i++) {
    if (state.fish[i]! > 0 && here !== 'water') return `fish[${i}]`;
    if (state.foxes[i]! > 0 && !isFloe(here)) return `foxes[${i}]`;
  }
  if (bears[cell]! > 0 && here === 'land') return `bears[${cell}]`;
  if (hasInuits(state, cell) && here === 'water') return 'inuits';
  if (owner === null) return null;
  if (!isFloe(here)) return `igloos[${cell}]`;
  return variant === 'expert' && hasOthers(state, owner, cell) ? `igloos[${cell}]` : null;
};
