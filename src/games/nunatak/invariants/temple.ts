import { sum } from '../../../core/data/list.js';
import type { Box } from '../components/index.js';
import { SIKU, type State } from '../state/index.js';
import {
  areCovered,
  CELL_COUNT,
  type Cell,
  countSupport,
  DOME,
  GROUND_CELL_COUNT,
  ROWS_AND_COLUMNS_OF_CELL,
  SQUARE_CELLS,
  SQUARES_OF_CELL,
  type SquareName,
} from '../temple.js';
import { tileStackBacks } from '../view.js';
import { isComplete } from './cards.js';

/** Checks that tiles and blocks lie where they can have been placed, and that the points fit them. */
export const templeContradiction = (state: State, box: Box): string | null => {
  const { tiles, tileStack, blocks } = state;
  const laid = tiles.filter((tile) => tile !== -1);
  if (!isComplete(box.copies.tiles, tileStack, laid)) return 'tiles';
  const piles = tileStackBacks(state, box);
  const wrong = tileStack.findIndex((tile, i) => box.components.tiles[tile]!.pile !== piles[i]);
  if (wrong >= 0) return `tileStack[${wrong}]`;
  const pending = findPendingSquares(state);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const isLaid = cell < GROUND_CELL_COUNT || (areCovered(blocks, SQUARE_CELLS[cell]!) && !pending.includes(cell));
    if (isLaid !== (tiles[cell] !== -1)) return `tiles[${cell}]`;
    if (!isLaid && blocks[cell] !== -1) return `blocks[${cell}]`;
  }
  return pendingSquaresContradiction(state, pending) ?? pointsContradiction(state, box, pending);
};

/** Returns the completed squares that are still to be scored. */
const findPendingSquares = ({ phase, blocks }: State): readonly SquareName[] => {
  if (phase.kind === 'scoreSquare') return phase.squares;
  if (phase.kind !== 'pickFavour' && phase.kind !== 'immediateFavour' && phase.kind !== 'braceBlock') return [];
  return SQUARES_OF_CELL[phase.cell]!.filter((square) => areCovered(blocks, SQUARE_CELLS[square]!));
};

/** Checks that one block of the turn has completed the squares. */
const pendingSquaresContradiction = (state: State, pending: readonly SquareName[]): string | null => {
  const { phase, blocks, turnOwner, players } = state;
  if ('cell' in phase) return blocks[phase.cell] === turnOwner ? null : 'phase.cell';
  if (phase.kind !== 'scoreSquare') return null;
  if (pending.length === 0 || pending.some((square, i) => i > 0 && square <= pending[i - 1]!)) return 'phase.squares';
  if (!pending.every((square) => areCovered(blocks, SQUARE_CELLS[square]!))) return 'phase.squares';
  const isLast = (cell: Cell): boolean => blocks[cell] === turnOwner || (players === 2 && blocks[cell] === SIKU);
  const common = SQUARE_CELLS[pending[0]!]!.some(
    (cell) => isLast(cell) && pending.every((square) => SQUARE_CELLS[square]!.includes(cell)),
  );
  return common ? null : 'phase.squares';
};

const pointsContradiction = (state: State, box: Box, pending: readonly SquareName[]): string | null => {
  const { blocks, tiles, phase, squarePoints, usedFavours } = state;
  const newBlockCell = 'cell' in phase ? phase.cell : -1;
  for (let player = 0; player < state.players; player++) {
    let support = 0;
    for (let cell = GROUND_CELL_COUNT; cell < CELL_COUNT; cell++) {
      if (cell !== newBlockCell && blocks[cell] === player) support += countSupport(blocks, cell, player);
    }
    if (state.supportPoints[player] !== support) return `supportPoints[${player}]`;
  }
  const isDomeScored = areCovered(blocks, SQUARE_CELLS[DOME]!) && !pending.includes(DOME);
  const scored = tiles.filter((tile, cell) => cell >= GROUND_CELL_COUNT && tile !== -1).length + (isDomeScored ? 1 : 0);
  const { squareShares, effects } = box.components;
  const rivalries = usedFavours.flat().filter((favour) => box.favourIds[favour] === 'rivalry').length;
  if (sum(squarePoints) > (squareShares[0] + squareShares[1]) * scored + effects.rivalry * rivalries)
    return 'squarePoints';
  return engineeringContradiction(state, box, newBlockCell);
};

/** Checks that the track has no more steps than covered rows and crafts give. */
const engineeringContradiction = (
  { blocks, engineeringSteps, usedFavours }: State,
  box: Box,
  newBlockCell: number,
): string | null => {
  let steps = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    for (const { cells } of ROWS_AND_COLUMNS_OF_CELL[cell]!) {
      if (cells[0] === cell && !cells.includes(newBlockCell) && areCovered(blocks, cells)) steps++;
    }
  }
  const crafts = usedFavours.flat().filter((favour) => box.favourIds[favour] === 'craft').length;
  return sum(engineeringSteps) <= steps + box.components.effects.craft * crafts ? null : 'engineeringSteps';
};
