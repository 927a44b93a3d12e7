import { describe, expect, test } from 'vitest';
import type { Board, Place, Point } from '../../src/board/board.js';
import { drawings } from '../../src/draw/index.js';
import { board as antarctica } from '../../src/games/antarctica/board/index.js';
import { rules } from '../../src/games/antarctica/index.js';
import { board as blueprints } from '../../src/games/blueprints/board/index.js';
import { nameOfCell } from '../../src/games/blueprints/board/names.js';
import { components } from '../../src/games/blueprints/index.js';
import { board as frostpunk } from '../../src/games/frostpunk/board/index.js';
import { board as iglooIgloo } from '../../src/games/igloo-igloo/board/index.js';
import { DIRECTIONS, NEXT, nameOf } from '../../src/games/igloo-igloo/grid.js';
import { board as nunatak } from '../../src/games/nunatak/board/index.js';
import { BASES, FLOORS, nameOf as nameInTemple, ROWS } from '../../src/games/nunatak/temple.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';

/** Returns the centre of a place. */
const centreOf = ({ shape }: Place): Point =>
  shape.kind === 'rectangle' ? [shape.x + shape.width / 2, shape.y + shape.height / 2] : [shape.x, shape.y];

/** Returns the centres of the places of a board, by id. */
const centresOn = ({ places }: Board) => {
  const centres = new Map(places.map((place) => [place.id, centreOf(place)]));
  return (id: string): Point => centres.get(id)!;
};

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Returns the vector from one point to another: to the right, and down. */
const way = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];

/** Checks whether two rectangles share a side. */
const haveSide = ({ shape: one }: Place, { shape: other }: Place): boolean => {
  if (one.kind !== 'rectangle' || other.kind !== 'rectangle') return false;
  const [right, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return (right === one.width && down === 0) || (right === 0 && down === one.height);
};

const distance = (from: Point, to: Point): number => Math.hypot(...way(from, to));

describe('Antarctica', () => {
  const at = centresOn(antarctica({ players: 4 }));
  const centres = Array.from({ length: 8 }, (_, zone) => at(`zone-${zone}`));
  const middle = middleOf(centres);
  /** By zone, its direction from the middle; it grows counter-clockwise, though y goes down. */
  const angles = centres.map((centre) => {
    const [right, down] = way(middle, centre);
    return Math.atan2(-down, right);
  });
  /** Counts the zones passed counter-clockwise on the way to a zone, that one included. */
  const passed = (from: number, to: number): number => {
    const turned = (zone: number): number => (angles[zone]! - angles[from]! + 2 * Math.PI) % (2 * Math.PI);
    return angles.filter((_, zone) => turned(zone) > 0 && turned(zone) <= turned(to)).length;
  };

  test('the sun begins at the bottom left and moves counter-clockwise', () => {
    const turns = [...randomGame(rules, { players: 4, seed: 'sun', placement: 'free' })];
    const [right, down] = way(middle, centres[turns[0]!.state.sun]!);
    expect([right < 0, down > 0]).toEqual([true, true]);
    const moved = turns.flatMap(({ state, move }) =>
      (move === undefined ? [] : orThrow(rules.step(state, move)).events).flatMap((event) =>
        event.kind === 'sunMoved' ? [event] : [],
      ),
    );
    expect(new Set(moved.map(({ from }) => from)).size).toBe(8);
    expect(moved.map(({ from, to }) => passed(from, to))).toEqual(moved.map(({ steps }) => steps % 8));
  });
});

test('Blueprints: cells share a side where the rules say so', () => {
  const { places } = blueprints({ players: 2 });
  const cells = components.neighbours.map((_, cell) => places.find(({ id }) => id === `${nameOfCell(cell)}-0`)!);
  const besides = cells.map((cell) => cells.flatMap((other, i) => (haveSide(cell, other) ? [i] : [])));
  expect(besides).toEqual(components.neighbours);
});

test('Frostpunk: farther zones are drawn farther from the generator', () => {
  const { places } = frostpunk({ players: 2 });
  const spaces = places.filter(({ kind, id }) => kind === 'site' && id.startsWith('g')).map(centreOf);
  const zone = (letter: string) => places.filter(({ kind, id }) => kind === 'position' && id.startsWith(letter));
  const far = [...zone('n'), ...zone('f')].map((place) => distance(middleOf(spaces), centreOf(place)));
  expect(Math.max(...far.slice(0, 6))).toBeLessThan(Math.min(...far.slice(6)));
});

test('Igloo Igloo: north is up, east is right', () => {
  const at = centresOn(iglooIgloo({ players: 2 }));
  const ways = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
  const side = distance(at('a1'), at('b1'));
  NEXT.forEach((next, i) => {
    const direction = DIRECTIONS[i % 4]!;
    if (next < 0) return;
    const [right, down] = way(at(nameOf(i >> 2)), at(nameOf(next)));
    expect([right / side, down / side], `${nameOf(i >> 2)} ${direction}`).toEqual(ways[direction]);
  });
});

describe('Nunatak', () => {
  const at = centresOn(nunatak({ players: 4 }));
  const centres = FLOORS.map((_, cell) => at(nameInTemple(cell)));
  const middles = [1, 2, 3, 4].map((floor) => middleOf(centres.filter((_, cell) => FLOORS[cell] === floor)));

  test('the cells of a row are side by side, those of a column one below the other', () => {
    for (const { axis, cells } of ROWS.flat()) {
      const steps = cells.slice(1).map((cell, i) => way(centres[cells[i]!]!, centres[cell]!));
      const side = distance(centres[0]!, centres[1]!);
      for (const step of steps) expect(step).toEqual(axis === 'row' ? [side, 0] : [0, side]);
    }
  });

  test('a cell is centred on the four that support it', () => {
    centres.forEach((centre, cell) => {
      if (FLOORS[cell] === 1) return;
      const below = middleOf(BASES[cell]!.map((base) => centres[base]!));
      expect(way(middles[FLOORS[cell]! - 1]!, centre)).toEqual(way(middles[FLOORS[cell]! - 2]!, below));
    });
  });
});

test.each(Object.entries(drawings))('%s: neighbours are nearer than other places of their kind', (_, drawing) => {
  const { places } = drawing.board({ players: 2 });
  for (const place of places) {
    // Sites are neighbours on a tile; those of other tiles may be as near.
    if (place.kind === 'site' || place.neighbours.length === 0) continue;
    const others = places.filter(({ kind, id }) => kind === place.kind && id !== place.id);
    const far = (isNeighbour: boolean): readonly number[] =>
      others
        .filter(({ id }) => place.neighbours.includes(id) === isNeighbour)
        .map((other) => distance(centreOf(place), centreOf(other)));
    expect(Math.max(...far(true)), place.id).toBeLessThan(Math.min(...far(false)));
  }
});
