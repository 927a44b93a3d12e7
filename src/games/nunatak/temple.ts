import type { Owner } from './components/index.js';
/** The number of cells of the temple. */
export const CELL_COUNT = 54;
/** A cell of the temple, 0 to 53: floor by floor from the ground up, row by row. */
export type Cell = number;
/** A list indexed by cell. */
export type ByCell<T> = readonly T[];

/** The number of cells of the ground floor, which come first. */
export const GROUND_CELL_COUNT = 25;
/** The name of the square of the highest floor; every other square has the name of the cell that lies on it. */
export const DOME = 54;
/** The name of a square: the cell that lies on it, or `DOME`. */
export type SquareName = Cell;
/** A list indexed by the name of a square. */
export type BySquare<T> = readonly T[];

/** By floor, the number of cells of a side. */
export const FLOOR_SIDES = [5, 4, 3, 2] as const;
/** By floor, the index of its first cell. */
export const FLOOR_STARTS = [0, 25, 41, 50] as const;

/** A row or a column of one floor. */
export interface RowOrColumn {
  readonly axis: 'row' | 'column';
  /** The index of the row or column. */
  readonly index: number;
  readonly cells: readonly Cell[];
}

interface CellPosition {
  readonly floor: number;
  readonly row: number;
  readonly column: number;
}

const CELL_POSITIONS: ByCell<CellPosition> = FLOOR_SIDES.flatMap((side, i) =>
  Array.from({ length: side * side }, (_, cell) => ({
    floor: i + 1,
    row: Math.floor(cell / side),
    column: cell % side,
  })),
);

const cellAt = (floor: number, row: number, column: number): Cell =>
  FLOOR_STARTS[floor - 1]! + row * FLOOR_SIDES[floor - 1]! + column;

/** The floor of each cell, from 1 to 4. */
export const FLOOR_OF_CELL: ByCell<number> = CELL_POSITIONS.map(({ floor }) => floor);

/** True for each cell on the border of its floor. */
export const IS_BORDER: ByCell<boolean> = CELL_POSITIONS.map(({ floor, row, column }) => {
  const last = FLOOR_SIDES[floor - 1]! - 1;
  return row === 0 || column === 0 || row === last || column === last;
});

/** The distance of each cell from the axis of the temple. */
export const DISTANCE_TO_AXIS: ByCell<number> = CELL_POSITIONS.map(
  ({ floor, row, column }) => (2 * column + floor - 5) ** 2 + (2 * row + floor - 5) ** 2,
);

/** The four cells of each square: the base of the cell of its name. Ground-floor cells have none. */
export const SQUARE_CELLS: BySquare<readonly Cell[]> = [...CELL_POSITIONS, { floor: 5, row: 0, column: 0 }].map(
  ({ floor, row, column }) => {
    if (floor === 1) return [];
    const first = cellAt(floor - 1, row, column);
    const below = cellAt(floor - 1, row + 1, column);
    return [first, first + 1, below, below + 1];
  },
);

/** The squares in which each cell lies, ascending. */
export const SQUARES_OF_CELL: ByCell<readonly SquareName[]> = CELL_POSITIONS.map((_, cell) =>
  SQUARE_CELLS.flatMap((base, name) => (base.includes(cell) ? [name] : [])),
);

/** The largest number of squares in which a cell lies. */
export const MAX_SQUARES_OF_CELL = Math.max(...SQUARES_OF_CELL.map((squares) => squares.length));

/** The row and the column of each cell that count: none on the highest floor. */
export const ROWS_AND_COLUMNS_OF_CELL: ByCell<readonly RowOrColumn[]> = CELL_POSITIONS.map(
  ({ floor, row, column }): readonly RowOrColumn[] => {
    if (floor === 4) return [];
    const steps = Array.from({ length: FLOOR_SIDES[floor - 1]! }, (_, i) => i);
    return [
      { axis: 'row', index: row, cells: steps.map((i) => cellAt(floor, row, i)) },
      { axis: 'column', index: column, cells: steps.map((i) => cellAt(floor, i, column)) },
    ];
  },
);

/** Returns the text of a cell, such as `1c3`, or of a square. */
export const cellName = (cell: Cell | SquareName): string => {
  if (cell === DOME) return 'dome';
  const { floor, row, column } = CELL_POSITIONS[cell]!;
  return `${floor}${'abcde'[column]}${row + 1}`;
};

/** Checks whether all cells of a list are covered. */
export const areCovered = (blocks: ByCell<Owner>, cells: readonly Cell[]): boolean => {
  for (let i = 0; i < cells.length; i++) if (blocks[cells[i]!] === -1) return false;
  return true;
};

/** Counts the blocks of an owner under an upper cell. */
export const countSupport = (blocks: ByCell<Owner>, cell: Cell, owner: Owner): number => {
  const base = SQUARE_CELLS[cell]!;
  let own = 0;
  for (let i = 0; i < base.length; i++) if (blocks[base[i]!] === owner) own++;
  return own;
};
