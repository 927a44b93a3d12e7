import { CELLS, type Cell, isCorner } from '../board.js';
import { hasInuits, hasOthers, isFloe } from '../cells.js';
import { ANIMALS, SIZES } from '../components.js';
import type { State } from '../state.js';

const SEATED = ['inuitsLeft', 'igloosLeft', 'hands', 'handSizes'] as const;

/** Every list by player has an entry for each of them, and every cell carries only what it can. */
export const brokenBoard = (state: State): string | null => {
  const { players, inuits, trophies, phase } = state;
  for (const field of ['turn', 'player'] as const) if (state[field] >= players) return field;
  for (const field of SEATED) if (state[field].length !== players) return field;
  if (inuits.length !== players * CELLS) return 'inuits';
  if (trophies.length !== players * ANIMALS.length) return 'trophies';
  if (phase.kind === 'flee' && phase.waiting.length !== players) return 'phase.waiting';
  for (let cell = 0; cell < CELLS; cell++) {
    const field = brokenCell(state, cell);
    if (field !== null) return field;
  }
  return null;
};

const brokenCell = (state: State, cell: Cell): string | null => {
  const { players, variant, ground, faces, igloos, bears } = state;
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
  if (owner >= players || !isFloe(here)) return `igloos[${cell}]`;
  return variant === 'expert' && hasOthers(state, owner, cell) ? `igloos[${cell}]` : null;
};
