import { sum } from '../../../core/data/list.js';
import type { Box } from '../components/index.js';
import { SIKU, type State } from '../state/index.js';
import {
  areCovered,
  BASES,
  CELLS,
  type Cell,
  DOME,
  GROUND,
  ROWS,
  SQUARES,
  type SquareName,
  supportOf,
} from '../temple.js';
import { pilesOf } from '../view.js';
import { isWhole } from './cards.js';

/** Checks that tiles and blocks lie where they can have been placed, and that the points fit them. */
export const brokenTemple = (state: State, box: Box): string | null => {
  const { tiles, stack, blocks } = state;
  const laid = tiles.filter((tile) => tile !== -1);
  if (!isWhole(box.copies.tiles, stack, laid)) return 'tiles';
  const piles = pilesOf(state, box);
  const wrong = stack.findIndex((tile, i) => box.components.tiles[tile]!.pile !== piles[i]);
  if (wrong >= 0) return `stack[${wrong}]`;
  const pending = pendingSquares(state);
  for (let cell = 0; cell < CELLS; cell++) {
    const isLaid = cell < GROUND || (areCovered(blocks, BASES[cell]!) && !pending.includes(cell));
    if (isLaid !== (tiles[cell] !== -1)) return `tiles[${cell}]`;
    if (!isLaid && blocks[cell] !== -1) return `blocks[${cell}]`;
  }
  return brokenPending(state, pending) ?? brokenPoints(state, box, pending);
};

/** Returns the completed squares that are still to be scored. */
const pendingSquares = ({ phase, blocks }: State): readonly SquareName[] => {
  if (phase.kind === 'squares') return phase.cells;
  if (phase.kind !== 'pick' && phase.kind !== 'immediate' && phase.kind !== 'brace') return [];
  return SQUARES[phase.cell]!.filter((square) => areCovered(blocks, BASES[square]!));
};

/** Checks that one block of the turn has completed the squares. */
const brokenPending = (state: State, pending: readonly SquareName[]): string | null => {
  const { phase, blocks, active, players } = state;
  if ('cell' in phase) return blocks[phase.cell] === active ? null : 'phase.cell';
  if (phase.kind !== 'squares') return null;
  if (pending.length === 0 || pending.some((square, i) => i > 0 && square <= pending[i - 1]!)) return 'phase.cells';
  if (!pending.every((square) => areCovered(blocks, BASES[square]!))) return 'phase.cells';
  const isLast = (cell: Cell): boolean => blocks[cell] === active || (players === 2 && blocks[cell] === SIKU);
  const common = BASES[pending[0]!]!.some(
    (cell) => isLast(cell) && pending.every((square) => BASES[square]!.includes(cell)),
  );
  return common ? null : 'phase.cells';
};

const brokenPoints = (state: State, box: Box, pending: readonly SquareName[]): string | null => {
  const { blocks, tiles, phase, squares, spent } = state;
  const fresh = 'cell' in phase ? phase.cell : -1;
  for (let player = 0; player < state.players; player++) {
    let support = 0;
    for (let cell = GROUND; cell < CELLS; cell++) {
      if (cell !== fresh && blocks[cell] === player) support += supportOf(blocks, cell, player);
    }
    if (state.support[player] !== support) return `support[${player}]`;
  }
  const isDomeScored = areCovered(blocks, BASES[DOME]!) && !pending.includes(DOME);
  const scored = tiles.filter((tile, cell) => cell >= GROUND && tile !== -1).length + (isDomeScored ? 1 : 0);
  const { square, effects } = box.components;
  const rivalries = spent.flat().filter((favour) => box.favourIds[favour] === 'rivalry').length;
  if (sum(squares) > (square[0] + square[1]) * scored + effects.rivalry * rivalries) return 'squares';
  return brokenTrack(state, box, fresh);
};

/** Checks that the track has no more steps than covered rows and crafts give. */
const brokenTrack = ({ blocks, track, spent }: State, box: Box, fresh: number): string | null => {
  let steps = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    for (const { cells } of ROWS[cell]!) {
      if (cells[0] === cell && !cells.includes(fresh) && areCovered(blocks, cells)) steps++;
    }
  }
  const crafts = spent.flat().filter((favour) => box.favourIds[favour] === 'craft').length;
  return sum(track) <= steps + box.components.effects.craft * crafts ? null : 'track';
};
