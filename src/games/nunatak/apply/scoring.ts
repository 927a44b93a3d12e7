import { ask } from '../../../core/contract/run.js';
import { isHuman } from '../available.js';
import type { ByOwner } from '../components/index.js';
import { laidTile } from '../copies.js';
import type { CompletedRow, Share } from '../events/index.js';
import type { Square } from '../moves/index.js';
import type { Run } from '../run.js';
import { countsIn, sharesOf } from '../score/square.js';
import type { SquaresPhase, State } from '../state/index.js';
import { areCovered, BASES, type Cell, DOME, ROWS, SQUARES, type SquareName, supportOf } from '../temple.js';

/**
 * Scores a new block; a block of Siku or a dummy scores squares only.
 * @rule NU-TURN-1 NU-SIKU-5 NU-SOLO-14
 */
export const scoreBlock = (run: Run, cell: Cell): void => {
  const { draft } = run;
  if (draft.blocks[cell] === draft.active && isHuman(draft, draft.active)) {
    scoreSupport(run, cell);
    scoreRows(run, cell);
  }
  askForSquare(run, completedSquares(draft, cell));
};

/** @rule NU-SUPPORT-1 */
const scoreSupport = ({ draft, emit }: Run, cell: Cell): void => {
  const { active, blocks } = draft;
  const points = supportOf(blocks, cell, active);
  if (points === 0) return;
  draft.support[active]! += points;
  emit?.({ kind: 'scored', player: active, points, reason: 'support', cell });
};

/** @rule NU-ROW-1 NU-ROW-2 NU-ROW-3 */
const scoreRows = (run: Run, cell: Cell): void => {
  const rows: CompletedRow[] = [];
  for (const { axis, index, cells } of ROWS[cell]!) if (areCovered(run.draft.blocks, cells)) rows.push({ axis, index });
  if (rows.length > 0) moveCube(run, rows.length, 'row', rows);
};

/** @rule NU-ROW-4 */
export const moveCube = (
  { draft, box, emit }: Run,
  steps: number,
  reason: 'row' | 'craft',
  rows: readonly CompletedRow[],
): void => {
  const { active, track } = draft;
  const from = track[active]!;
  const to = Math.min(box.components.track.length - 1, from + steps);
  track[active] = to;
  emit?.({ kind: 'trackMoved', player: active, from, to, reason, rows });
};

/**
 * Returns the squares of its floor that the block in a cell completes, ascending.
 * @rule NU-SQUARE-1
 */
const completedSquares = ({ blocks }: State, cell: Cell): readonly SquareName[] =>
  SQUARES[cell]!.filter((square) => areCovered(blocks, BASES[square]!));

/** @rule NU-SQUARE-6 NU-SOLO-15 */
const askForSquare = (run: Run, cells: readonly SquareName[]): void => {
  if (cells.length > 0) ask(run, { kind: 'squares', cells, rivalry: false });
};

export const chooseSquare = (run: Run, { cell }: Square, { cells, rivalry }: SquaresPhase): void => {
  scoreSquare(run, cell, rivalry);
  askForSquare(
    run,
    cells.filter((other) => other !== cell),
  );
};

/**
 * Scores a square, and lays the next tile on it.
 * @rule NU-SQUARE-7 NU-SQUARE-9 NU-SIKU-6
 */
const scoreSquare = (run: Run, cell: SquareName, rivalry: boolean): void => {
  const { draft, box, emit } = run;
  const points = sharesOf(draft, box, countsIn(draft, cell), rivalry);
  if (emit !== undefined) emit({ kind: 'squareCompleted', cell, shares: sharesTold(draft, points) });
  for (let player = 0; player < draft.players; player++) {
    if (points[player] === 0) continue;
    draft.squares[player]! += points[player]!;
    emit?.({ kind: 'scored', player, points: points[player]!, reason: 'square', cell });
  }
  if (cell !== DOME) layTile(run, cell);
};

const sharesTold = (state: State, points: ByOwner<number>): readonly Share[] =>
  points.flatMap((share, owner) => (share > 0 ? [{ owner, points: share, lost: !isHuman(state, owner) }] : []));

/** @rule NU-SQUARE-8 */
const layTile = ({ draft, box, emit }: Run, cell: Cell): void => {
  const tile = laidTile(draft, box, draft.stack[0]!);
  draft.stack = draft.stack.slice(1);
  draft.tiles[cell] = tile;
  emit?.({ kind: 'tileLaid', cell, tile });
};
