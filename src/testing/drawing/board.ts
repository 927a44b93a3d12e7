import type { Board, Place, Point } from '../../board/board.js';
import type { Types } from '../../core/contract/game.js';
import { middleOf } from '../../draw/shapes.js';
import { assert, assertEqual } from '../assert.js';
import { boxOf } from './boxes.js';
import { type Direction, type DrawingSuite, LAYOUTS, type Relations } from './suite.js';

/** Checks that boards are consistent, and agree with the rules on neighbours and directions. */
export const boardsMatchRules = <G extends Types>({ board, plan, options }: DrawingSuite<G>): void => {
  for (const players of new Set(options.map((option) => (option as { readonly players: number }).players))) {
    const position = { players } as Pick<G['State'], 'players'>;
    const tables = LAYOUTS.map(([layout]) => board.board(position, undefined, layout));
    assertEqual(tables.map(withoutShapes)[1], withoutShapes(tables[0]!), 'the places of the wide board');
    for (const table of tables) {
      checkBoard(table, players);
      checkRelations(table, plan.relations?.(players) ?? {});
    }
  }
};

const checkRelations = (
  table: Board,
  { neighbours = {}, steps = [], circles = [], outwards = [] }: Relations,
): void => {
  const pointAt = createPointAt(table);
  checkNeighbours(table, neighbours);
  for (const [from, to, towards] of steps) {
    assert(liesTowards(pointAt(from), pointAt(to), towards), () => `${to} does not lie ${towards} of ${from}`);
  }
  for (const circle of circles) {
    assert(isCounterClockwise(circle.map(pointAt)), () => `${circle.join(', ')} do not lie counter-clockwise`);
  }
  checkOutwards(outwards, pointAt);
};

const withoutShapes = ({ places }: Board): readonly object[] => places.map(({ shape: _, ...place }) => place);

const checkBoard = ({ places, width, height }: Board, players: number): void => {
  const byId = new Map(places.map((place) => [place.id, place]));
  assert(byId.size === places.length, 'two places have the same id');
  assert(new Set(places.map(({ name }) => name)).size === places.length, 'two places have the same name');
  for (const { id, neighbours, owner, shape } of places) {
    for (const next of neighbours) {
      assert(byId.get(next)?.neighbours.includes(id) === true, () => `${id} is next to ${next}, but not the other way`);
    }
    const { left, right, top, bottom } = boxOf(shape);
    assert(left >= 0 && top >= 0 && right <= width && bottom <= height, () => `${id} lies outside the board`);
    assert(owner === null || owner < players, () => `${id} belongs to player ${owner}, who does not play`);
  }
};

type PointAt = (id: string) => Point;

const createPointAt = ({ places }: Board): PointAt => {
  const points = new Map(places.map(({ id, shape }) => [id, middleOf(shape)]));
  return (id) => {
    const point = points.get(id);
    assert(point !== undefined, () => `${id} is not a place`);
    return point;
  };
};

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

const checkNeighbours = ({ places }: Board, neighbours: NonNullable<Relations['neighbours']>): void => {
  for (const [id, next] of Object.entries(neighbours)) {
    const place = places.find((each) => each.id === id);
    assert(place !== undefined, () => `${id} is not a place`);
    assertEqual([...place.neighbours].sort(), [...next].sort(), `the neighbours of ${id}`);
    checkNearest(place, places);
  }
};

const checkNearest = (place: Place, places: readonly Place[]): void => {
  const others = places.filter(({ kind, id }) => kind === place.kind && id !== place.id);
  const distances = (isNeighbour: boolean): readonly number[] =>
    others
      .filter(({ id }) => place.neighbours.includes(id) === isNeighbour)
      .map(({ shape }) => distance(middleOf(place.shape), middleOf(shape)));
  const isNear = Math.max(...distances(true)) < Math.min(...distances(false));
  assert(isNear, () => `a neighbour of ${place.id} lies farther away than another ${place.kind}`);
};

const UNIT_VECTORS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

const liesTowards = ([x, y]: Point, [toX, toY]: Point, towards: Direction): boolean => {
  const [right, down] = UNIT_VECTORS[towards];
  const ahead = (toX - x) * right + (toY - y) * down;
  const beside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
  return ahead > 0 && beside < ahead / 10;
};

const centreOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Checks that points lie around their centre in counter-clockwise order, though y goes down, and once around. */
const isCounterClockwise = (points: readonly Point[]): boolean => {
  const [centreX, centreY] = centreOf(points);
  const angles = points.map(([x, y]) => Math.atan2(centreY - y, x - centreX));
  const turns = angles.map((angle, i) => (angles[(i + 1) % angles.length]! - angle + 4 * Math.PI) % (2 * Math.PI));
  return turns.every((turn) => turn > 0) && Math.abs(turns.reduce((a, b) => a + b, 0) - 2 * Math.PI) < 0.001;
};

const checkOutwards = (groups: readonly (readonly string[])[], pointAt: PointAt): void => {
  if (groups.length === 0) return;
  const centre = centreOf(groups[0]!.map(pointAt));
  const distances = groups.map((group) => group.map((id) => distance(centre, pointAt(id))));
  distances.slice(1).forEach((group, i) => {
    const isFarther = Math.min(...group) > Math.max(...distances[i]!);
    assert(isFarther, () => `${groups[i + 1]!.join(', ')} do not lie farther out than ${groups[i]!.join(', ')}`);
  });
};
