import { ask } from '../../../core/engine/play.js';
import { isHuman } from '../available.js';
import type { ByOwner } from '../components/index.js';
import { laidTile } from '../copies.js';
import type { CompletedRowOrColumn, SquareShare } from '../events/index.js';
import type { ScoreSquare } from '../moves/index.js';
import type { Run } from '../run.js';
import { computeShares, countBlocksInSquare } from '../score/square.js';
import type { ScoreSquarePhase, State } from '../state/index.js';
import {
  areCovered,
  type Cell,
  countSupport,
  DOME,
  ROWS_AND_COLUMNS_OF_CELL,
  SQUARE_CELLS,
  SQUARES_OF_CELL,
  type SquareName,
} from '../temple.js';

/**
 * Scores a new block; a block of Siku or a dummy scores squares only.
 * @rule NU-TURN-1 NU-SIKU-5 NU-SOLO-14
 */
export const scoreBlock = (run: Run, cell: Cell): void => {
  const { draft } = run;
  if (draft.blocks[cell] === draft.turnOwner && isHuman(draft, draft.turnOwner)) {
    scoreSupport(run, cell);
    scoreRowsAndColumns(run, cell);
  }
  askForSquare(run, completedSquares(draft, cell));
};

/** @rule NU-SUPPORT-1 */
const scoreSupport = ({ draft, emit }: Run, cell: Cell): void => {
  const { turnOwner, blocks } = draft;
  const points = countSupport(blocks, cell, turnOwner);
  if (points === 0) return;
  draft.supportPoints[turnOwner]! += points;
  emit?.({ kind: 'pointsScored', player: turnOwner, points, reason: 'support', cell });
};

/** @rule NU-ROW-1 NU-ROW-2 NU-ROW-3 */
const scoreRowsAndColumns = (run: Run, cell: Cell): void => {
  const rows: CompletedRowOrColumn[] = [];
  for (const { axis, index, cells } of ROWS_AND_COLUMNS_OF_CELL[cell]!)
    if (areCovered(run.draft.blocks, cells)) rows.push({ axis, index });
  if (rows.length > 0) advanceEngineering(run, rows.length, 'row', rows);
};

/** @rule NU-ROW-4 */
export const advanceEngineering = (
  { draft, box, emit }: Run,
  steps: number,
  reason: 'row' | 'craft',
  rows: readonly CompletedRowOrColumn[],
): void => {
  const { turnOwner, engineeringSteps } = draft;
  const from = engineeringSteps[turnOwner]!;
  const to = Math.min(box.components.engineeringTrack.length - 1, from + steps);
  engineeringSteps[turnOwner] = to;
  emit?.({ kind: 'engineeringAdvanced', player: turnOwner, from, to, reason, rows });
};

/**
 * Returns the squares of its floor that the block in a cell completes, ascending.
 * @rule NU-SQUARE-1
 */
const completedSquares = ({ blocks }: State, cell: Cell): readonly SquareName[] =>
  SQUARES_OF_CELL[cell]!.filter((square) => areCovered(blocks, SQUARE_CELLS[square]!));

/** @rule NU-SQUARE-6 NU-SOLO-15 */
const askForSquare = (run: Run, squares: readonly SquareName[]): void => {
  if (squares.length > 0) ask(run, { kind: 'scoreSquare', squares, byRivalry: false });
};

export const chooseSquare = (run: Run, { square }: ScoreSquare, { squares, byRivalry }: ScoreSquarePhase): void => {
  scoreSquare(run, square, byRivalry);
  askForSquare(
    run,
    squares.filter((other) => other !== square),
  );
};

/**
 * Scores a square, and lays the next tile on it.
 * @rule NU-SQUARE-7 NU-SQUARE-9 NU-SIKU-6
 */
const scoreSquare = (run: Run, square: SquareName, rivalry: boolean): void => {
  const { draft, box, emit } = run;
  const points = computeShares(draft, box, countBlocksInSquare(draft, square), rivalry);
  if (emit !== undefined) emit({ kind: 'squareCompleted', square, shares: reportedShares(draft, points) });
  for (let player = 0; player < draft.players; player++) {
    if (points[player] === 0) continue;
    draft.squarePoints[player]! += points[player]!;
    emit?.({ kind: 'pointsScored', player, points: points[player]!, reason: 'square', cell: square });
  }
  if (square !== DOME) layTile(run, square);
};

const reportedShares = (state: State, points: ByOwner<number>): readonly SquareShare[] =>
  points.flatMap((share, owner) => (share > 0 ? [{ owner, points: share, isLost: !isHuman(state, owner) }] : []));

/** @rule NU-SQUARE-8 */
const layTile = ({ draft, box, emit }: Run, cell: Cell): void => {
  const tile = laidTile(draft, box, draft.tileStack[0]!);
  draft.tileStack = draft.tileStack.slice(1);
  draft.tiles[cell] = tile;
  emit?.({ kind: 'tileLaid', cell, tile });
};
