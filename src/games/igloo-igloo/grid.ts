import { repeated } from '../../core/data/list.js';

/** A space of the board, 0 to 63, row by row from the top. */
export type Cell = number;

/** The number of columns, and of rows. */
export const SIDE = 8;
/** The number of cells. */
export const CELLS = SIDE * SIDE;
/** A list indexed by cell. */
export type ByCell<T> = readonly T[];
/** A list indexed by `64 * player + cell`. */
export type ByPlayerAndCell<T> = readonly T[];

/** The directions, in the order used everywhere. */
export const DIRECTIONS = Object.freeze(['n', 'e', 's', 'w'] as const);
/** A direction: up, right, down, left. */
export type Dir = (typeof DIRECTIONS)[number];

const OFFSETS: Readonly<Record<Dir, number>> = { n: -SIDE, e: 1, s: SIDE, w: -1 };

/** Returns the difference between the numbers of a cell and the next one in a direction. */
export const offsetOf = (dir: Dir): number => OFFSETS[dir];

const NUMBERS: Readonly<Record<Dir, number>> = { n: 0, e: 1, s: 2, w: 3 };

/** Returns the number of a direction. */
export const numberOf = (dir: Dir): number => NUMBERS[dir];

const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);
const columnOf = (cell: Cell): number => cell % SIDE;
const isAtEdge = (index: number): boolean => index === 0 || index === SIDE - 1;

const every = Array.from({ length: CELLS }, (_, cell) => cell);

/** The four corners, which are dry land. */
export const CORNERS: readonly Cell[] = every.filter((cell) => isAtEdge(rowOf(cell)) && isAtEdge(columnOf(cell)));
/** All cells but the corners, ascending. */
export const SPACES: readonly Cell[] = every.filter((cell) => !CORNERS.includes(cell));
/** The cells that are water at the start, with a fish on each. */
export const CENTRE: readonly Cell[] = [27, 28, 35, 36];
/** The cells of the border without the corners. */
export const CROWN: readonly Cell[] = SPACES.filter((cell) => isAtEdge(rowOf(cell)) || isAtEdge(columnOf(cell)));

const corners = every.map((cell) => CORNERS.includes(cell));

/** Checks whether a cell is one of the corners. */
export const isCorner = (cell: Cell): boolean => corners[cell]!;

const beyond = (cell: Cell, dir: Dir): Cell => {
  const next = cell + OFFSETS[dir];
  const isOnBoard = next >= 0 && next < CELLS;
  return isOnBoard && (rowOf(next) === rowOf(cell) || columnOf(next) === columnOf(cell)) ? next : -1;
};

/** The next cell, at 4 * cell + direction; -1 off the board. */
export const NEXT: readonly Cell[] = repeated(0, 4 * CELLS).map((_, way) => beyond(way >> 2, DIRECTIONS[way & 3]!));

/** As `NEXT`, but with a corner, which is land, off the board: for questions with the same answer for both. */
export const BESIDE: readonly Cell[] = NEXT.map((cell) => Math.max(cell, 0));

/** For each cell, the cells that share a side with it, ascending. */
export const NEIGHBOURS: ByCell<readonly Cell[]> = every.map((cell) =>
  DIRECTIONS.map((dir) => beyond(cell, dir))
    .filter((next) => next >= 0)
    .sort((a, b) => a - b),
);

/** Returns the name of a cell: column letter, row digit. */
export const nameOf = (cell: Cell): string => `${'abcdefgh'[columnOf(cell)]}${rowOf(cell) + 1}`;
