import type { BoardLayout } from '../../board/board.js';
import type { Types } from '../../core/contract/game.js';
import { type Element, serialize } from '../../draw/element.js';
import { assert, assertEqual } from '../assert.js';
import { sortCounts } from '../promises/pieces.js';
import { forAllGames } from '../trial.js';
import { type Boxed, boxOf, flattenBoxes, measureBoxes } from './boxes.js';
import { type DescribedFrame, listFrames } from './frames.js';
import { type DrawingSuite, LAYOUTS } from './suite.js';

/** Checks that drawings have every place of the board and every visible piece once, each with a title. */
export const drawingsShowEveryPiece = <G extends Types>(suite: DrawingSuite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    for (const turn of turns(2)) {
      if (!turn.sampled) continue;
      const whole = { state: turn.state, description: 'the whole state' };
      [whole, ...listFrames(game, turn)].forEach((frame, i) => {
        checkDrawing(suite, frame, LAYOUTS[i % LAYOUTS.length]![0]);
      });
    }
  });

const checkDrawing = <G extends Types>(
  { board, draw, plan }: DrawingSuite<G>,
  { state, description }: DescribedFrame<G>,
  layout: BoardLayout,
): void => {
  const picture = draw.picture(state, { layout });
  assert(
    draw.draw(state, { layout }) === serialize(picture),
    `${description} differs as SVG and as a tree of elements`,
  );
  const all = flattenBoxes(measureBoxes(picture));
  const { places } = board.board(state, undefined, layout);
  checkUnique(all, 'id', description);
  checkUnique(all, 'data-place', description);
  assertEqual(
    attributeValues(all, 'data-place').sort(),
    places.map(({ id }) => id).sort(),
    `the places of ${description}`,
  );
  const shapes = new Map(places.map(({ id, shape }) => [id, boxOf(shape)]));
  const pieces = all.filter(({ element }) => element.attributes['data-piece'] !== undefined);
  for (const piece of pieces) {
    const name = `${String(piece.element.attributes['data-piece'])} in ${description}`;
    const at = String(piece.element.attributes['data-at']);
    const place = shapes.get(at);
    assert(place !== undefined, () => `the piece ${name} is at ${at}, which is not a place`);
    const { left, right, top, bottom } = originBox(piece);
    const isInside = left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
    assert(isInside, () => `the piece ${name} is at ${at}, but drawn beside it`);
  }
  const untitled = all.filter(({ element }) => isPlaceOrPiece(element) && !isTitled(element));
  assert(
    untitled.length === 0,
    () => `${String(untitled[0]!.element.attributes['id'])} in ${description} has no title`,
  );
  const kinds = attributeValues(pieces, 'data-piece');
  const found = Object.entries(plan.piecePatterns).map(
    ([name, pattern]) => [name, kinds.filter((kind) => pattern.test(kind)).length] as const,
  );
  assertEqual(
    sortCounts(Object.fromEntries(found)),
    sortCounts(plan.countShown(state)),
    `the pieces drawn in ${description}`,
  );
};

const attributeValues = (all: readonly Boxed[], key: string): string[] =>
  all.flatMap(({ element }) => (element.attributes[key] === undefined ? [] : [String(element.attributes[key])]));

const checkUnique = (all: readonly Boxed[], key: string, what: string): void => {
  const values = attributeValues(all, key);
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  assert(twice === undefined, () => `two elements of ${what} have the ${key} ${twice}`);
};

const isPlaceOrPiece = ({ attributes }: Element): boolean => /^(place|piece)\b/.test(String(attributes['class'] ?? ''));

const isTitled = ({ children: [title] }: Element): boolean =>
  typeof title === 'object' && title.name === 'title' && title.children.join('') !== '';

/** Returns the box of the point at which a piece is drawn. */
const originBox = ({ element }: Boxed) =>
  measureBoxes({ ...element, children: [{ name: 'circle', attributes: { r: 0 }, children: [] }] }).children[0]!.box!;
