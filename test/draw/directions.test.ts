import { expect, test } from 'vitest';
import type { Point } from '../../src/board/board.js';
import { board } from '../../src/games/nunatak/board/index.js';
import { cellName, FLOOR_OF_CELL, SQUARE_CELLS } from '../../src/games/nunatak/temple.js';

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Returns the vector from one point to another: to the right, and down. */
const way = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];

test('Nunatak: a cell is centred on the four that support it', () => {
  const centres = new Map(
    board({ players: 4 }).places.map(({ id, shape }): readonly [string, Point] => [
      id,
      shape.kind === 'rectangle' ? [shape.x + shape.width / 2, shape.y + shape.height / 2] : [shape.x, shape.y],
    ]),
  );
  const cells = FLOOR_OF_CELL.map((_, cell) => centres.get(cellName(cell))!);
  const middles = [1, 2, 3, 4].map((floor) => middleOf(cells.filter((_, cell) => FLOOR_OF_CELL[cell] === floor)));
  cells.forEach((centre, cell) => {
    if (FLOOR_OF_CELL[cell] === 1) return;
    const below = middleOf(SQUARE_CELLS[cell]!.map((base) => cells[base]!));
    expect(way(middles[FLOOR_OF_CELL[cell]! - 1]!, centre)).toEqual(way(middles[FLOOR_OF_CELL[cell]! - 2]!, below));
  });
});
