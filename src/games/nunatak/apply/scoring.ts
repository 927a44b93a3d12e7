import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import type { Box } from '../components.js';
import type { CompletedRow, Event, Share } from '../events/index.js';
import { hasPlayable } from '../legal/favours.js';
import type { Square } from '../moves/index.js';
import { sharesOf } from '../score/square.js';
import type { SquaresPhase, State } from '../state/index.js';
import { areCovered, BASES, DOME, ROWS, SQUARES, supportOf } from '../temple.js';
import type { Flow } from './flow.js';

const LAST_STEP = 10;

/**
 * All that a new block scores: of a block of Siku or a dummy squares alone.
 * @rule NU-TURN-1 NU-SIKU-5 NU-SOLO-14
 */
export const score = (draft: Draft<State>, box: Box, cell: number, emit: Emit<Event>): Flow => {
  if (draft.blocks[cell] === draft.active && draft.active < draft.players) {
    scoreSupport(draft, cell, emit);
    scoreRows(draft, cell, emit);
  }
  return nextSquare(draft, box, completedSquares(draft, cell), emit);
};

/** @rule NU-SUPPORT-1 */
const scoreSupport = (draft: Draft<State>, cell: number, emit: Emit<Event>): void => {
  const { active, blocks } = draft;
  const points = supportOf(blocks, cell, active);
  if (points === 0) return;
  draft.support[active]! += points;
  emit?.({ kind: 'scored', player: active, points, reason: 'support', cell });
};

/** @rule NU-ROW-1 NU-ROW-2 NU-ROW-3 */
const scoreRows = (draft: Draft<State>, cell: number, emit: Emit<Event>): void => {
  const rows: CompletedRow[] = [];
  for (const { axis, index, cells } of ROWS[cell]!) if (areCovered(draft.blocks, cells)) rows.push({ axis, index });
  if (rows.length > 0) moveCube(draft, rows.length, 'row', rows, emit);
};

/** @rule NU-ROW-4 */
export const moveCube = (
  draft: Draft<State>,
  steps: number,
  reason: 'row' | 'craft',
  rows: readonly CompletedRow[],
  emit: Emit<Event>,
): void => {
  const { active, track } = draft;
  const from = track[active]!;
  const to = Math.min(LAST_STEP, from + steps);
  track[active] = to;
  emit?.({ kind: 'trackMoved', player: active, from, to, reason, rows });
};

/**
 * The squares of its floor that the block in a cell completes, ascending.
 * @rule NU-SQUARE-1
 */
const completedSquares = ({ blocks }: State, cell: number): readonly number[] =>
  SQUARES[cell]!.filter((square) => areCovered(blocks, BASES[square]!));

/**
 * Asks which square comes next; the last one follows by itself, unless a favour can still change it.
 * @rule NU-SQUARE-6 NU-FX-13 NU-SOLO-15
 */
const nextSquare = (draft: Draft<State>, box: Box, cells: readonly number[], emit: Emit<Event>): Flow => {
  if (cells.length === 0) return 'endOfTurn';
  const phase: SquaresPhase = { kind: 'squares', cells, rivalry: false };
  if (cells.length > 1 || (draft.active < draft.players && hasPlayable(draft, box, draft.active, phase))) {
    draft.phase = phase as Draft<SquaresPhase>;
    return 'decision';
  }
  scoreSquare(draft, box, cells[0]!, false, emit);
  return 'endOfTurn';
};

export const chooseSquare = (
  draft: Draft<State>,
  box: Box,
  { cell }: Square,
  { cells, rivalry }: SquaresPhase,
  emit: Emit<Event>,
): Flow => {
  scoreSquare(draft, box, cell, rivalry, emit);
  return nextSquare(
    draft,
    box,
    cells.filter((other) => other !== cell),
    emit,
  );
};

/**
 * Scores a square, and lays the next tile on it.
 * @rule NU-SQUARE-7 NU-SQUARE-9 NU-SIKU-6
 */
const scoreSquare = (draft: Draft<State>, box: Box, cell: number, rivalry: boolean, emit: Emit<Event>): void => {
  const points = sharesOf(draft, box, cell, rivalry);
  const shares: Share[] = [];
  for (let owner = 0; owner < points.length; owner++) {
    if (points[owner]! > 0) shares.push({ owner, points: points[owner]!, lost: owner >= draft.players });
  }
  emit?.({ kind: 'squareCompleted', cell, shares });
  for (const { owner, points: share, lost } of shares) {
    if (lost) continue;
    draft.squares[owner]! += share;
    emit?.({ kind: 'scored', player: owner, points: share, reason: 'square', cell });
  }
  if (cell !== DOME) layTile(draft, cell, emit);
};

/** @rule NU-SQUARE-8 */
const layTile = (draft: Draft<State>, cell: number, emit: Emit<Event>): void => {
  const tile = draft.stack[0]!;
  draft.stack = draft.stack.slice(1);
  draft.tiles[cell] = tile;
  emit?.({ kind: 'tileLaid', cell, tile });
};
