import { expect, test } from 'vitest';
import type { Point } from '../../src/board/board.js';
import { board } from '../../src/games/nunatak/board/index.js';
import { BASES, FLOORS, nameOf } from '../../src/games/nunatak/temple.js';

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
  const cells = FLOORS.map((_, cell) => centres.get(nameOf(cell))!);
  const middles = [1, 2, 3, 4].map((floor) => middleOf(cells.filter((_, cell) => FLOORS[cell] === floor)));
  cells.forEach((centre, cell) => {
    if (FLOORS[cell] === 1) return;
    const below = middleOf(BASES[cell]!.map((base) => cells[base]!));
    expect(way(middles[FLOORS[cell]! - 1]!, centre)).toEqual(way(middles[FLOORS[cell]! - 2]!, below));
  });
});
