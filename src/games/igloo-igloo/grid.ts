import { repeatItem } from '../../core/data/list.js';

/** A space of the board, 0 to 63, row by row from the top. */
export type Cell = number;

/** The number of columns, and of rows. */
export const SIDE = 8;
/** The number of cells. */
export const CELL_COUNT = SIDE * SIDE;
/** A list indexed by cell. */
export type ByCell<T> = readonly T[];
/** A list indexed by `64 * player + cell`. */
export type ByPlayerAndCell<T> = readonly T[];

/** The directions, in the order used everywhere. */
export const DIRECTIONS = Object.freeze(['n', 'e', 's', 'w'] as const);
/** A direction: up, right, down, left. */
export type Dir = (typeof DIRECTIONS)[number];

const DIRECTION_OFFSETS: Readonly<Record<Dir, number>> = { n: -SIDE, e: 1, s: SIDE, w: -1 };

/** Returns the difference between the indexes of the next cell in a direction and of a cell. */
export const directionOffset = (dir: Dir): number => DIRECTION_OFFSETS[dir];

const DIRECTION_INDEXES: Readonly<Record<Dir, number>> = { n: 0, e: 1, s: 2, w: 3 };

/** Returns the index of a direction in `DIRECTIONS`. */
export const directionIndex = (dir: Dir): number => DIRECTION_INDEXES[dir];

const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);
const columnOf = (cell: Cell): number => cell % SIDE;
const isAtEdge = (index: number): boolean => index === 0 || index === SIDE - 1;

const ALL_CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

/** The four corners, which are dry land. */
export const CORNERS: readonly Cell[] = ALL_CELLS.filter((cell) => isAtEdge(rowOf(cell)) && isAtEdge(columnOf(cell)));
/** All cells but the corners, ascending. */
export const SPACES: readonly Cell[] = ALL_CELLS.filter((cell) => !CORNERS.includes(cell));
/** The cells that are water at the start, with a fish on each. */
export const CENTRE: readonly Cell[] = [27, 28, 35, 36];
/** The cells of the border without the corners. */
export const CROWN: readonly Cell[] = SPACES.filter((cell) => isAtEdge(rowOf(cell)) || isAtEdge(columnOf(cell)));

const IS_CORNER = ALL_CELLS.map((cell) => CORNERS.includes(cell));

/** Checks whether a cell is one of the corners. */
export const isCorner = (cell: Cell): boolean => IS_CORNER[cell]!;

const nextCell = (cell: Cell, dir: Dir): Cell => {
  const next = cell + DIRECTION_OFFSETS[dir];
  const isOnBoard = next >= 0 && next < CELL_COUNT;
  return isOnBoard && (rowOf(next) === rowOf(cell) || columnOf(next) === columnOf(cell)) ? next : -1;
};

/** The next cell, at 4 * cell + direction; -1 off the board. */
export const NEXT: readonly Cell[] = repeatItem(0, 4 * CELL_COUNT).map((_, exit) =>
  nextCell(exit >> 2, DIRECTIONS[exit & 3]!),
);

/**
 * As `NEXT`, but 0 (corner a1) in place of -1, so that callers need no bounds check. Use it only where land and off-board
 * count alike.
 */
export const NEXT_OR_CORNER: readonly Cell[] = NEXT.map((cell) => Math.max(cell, 0));

/** For each cell, the cells that share a side with it, ascending. */
export const NEIGHBOURS: ByCell<readonly Cell[]> = ALL_CELLS.map((cell) =>
  DIRECTIONS.map((dir) => nextCell(cell, dir))
    .filter((next) => next >= 0)
    .sort((a, b) => a - b),
);

/** Returns the name of a cell: column letter, row digit. */
export const cellName = (cell: Cell): string => `${'abcdefgh'[columnOf(cell)]}${rowOf(cell) + 1}`;
