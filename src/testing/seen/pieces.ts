import type { BoardLayout } from '../../board/board.js';
import type { Types } from '../../core/contract/game.js';
import { type Element, write } from '../../draw/element.js';
import { demand, same } from '../expect.js';
import { sorted } from '../promises/pieces.js';
import { forAllGames } from '../trial.js';
import { allIn, type Boxed, boxed, boxOf } from './boxes.js';
import { type Sight, sightsOf } from './frames.js';
import { LAYOUTS, type SeenSuite } from './suite.js';

/** Checks that drawings have every place of the board and every visible piece once, each with a title. */
export const showsEveryPiece = <G extends Types>(suite: SeenSuite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    for (const turn of turns(2)) {
      if (!turn.sampled) continue;
      const whole = { position: turn.state, what: 'the whole state' };
      [whole, ...sightsOf(game, turn)].forEach((sight, i) => {
        isWhole(suite, sight, LAYOUTS[i % LAYOUTS.length]![0]);
      });
    }
  });

const isWhole = <G extends Types>(
  { board, draw, plan }: SeenSuite<G>,
  { position, what }: Sight<G>,
  layout: BoardLayout,
): void => {
  const picture = draw.picture(position, { layout });
  demand(draw.draw(position, { layout }) === write(picture), `${what} differs as SVG and as a tree of elements`);
  const all = allIn(boxed(picture));
  const { places } = board.board(position, undefined, layout);
  hasNoTwice(all, 'id', what);
  hasNoTwice(all, 'data-place', what);
  same(valuesOf(all, 'data-place').sort(), places.map(({ id }) => id).sort(), `the places of ${what}`);
  const shapes = new Map(places.map(({ id, shape }) => [id, boxOf(shape)]));
  const pieces = all.filter(({ element }) => element.attributes['data-piece'] !== undefined);
  for (const piece of pieces) {
    const name = `${String(piece.element.attributes['data-piece'])} in ${what}`;
    const at = String(piece.element.attributes['data-at']);
    const place = shapes.get(at);
    demand(place !== undefined, () => `the piece ${name} is at ${at}, which is not a place`);
    const { left, right, top, bottom } = originOf(piece);
    const isInside = left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
    demand(isInside, () => `the piece ${name} is at ${at}, but drawn beside it`);
  }
  const untitled = all.filter(({ element }) => isThing(element) && !isTitled(element));
  demand(untitled.length === 0, () => `${String(untitled[0]!.element.attributes['id'])} in ${what} has no title`);
  const kinds = valuesOf(pieces, 'data-piece');
  const found = Object.entries(plan.kinds).map(
    ([name, pattern]) => [name, kinds.filter((kind) => pattern.test(kind)).length] as const,
  );
  same(sorted(Object.fromEntries(found)), sorted(plan.shown(position)), `the pieces drawn in ${what}`);
};

const valuesOf = (all: readonly Boxed[], key: string): string[] =>
  all.flatMap(({ element }) => (element.attributes[key] === undefined ? [] : [String(element.attributes[key])]));

const hasNoTwice = (all: readonly Boxed[], key: string, what: string): void => {
  const values = valuesOf(all, key);
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  demand(twice === undefined, () => `two elements of ${what} have the ${key} ${twice}`);
};

const isThing = ({ attributes }: Element): boolean => /^(place|piece)\b/.test(String(attributes['class'] ?? ''));

const isTitled = ({ children: [title] }: Element): boolean =>
  typeof title === 'object' && title.name === 'title' && title.children.join('') !== '';

/** Returns the box of the point at which a piece is drawn. */
const originOf = ({ element }: Boxed) =>
  boxed({ ...element, children: [{ name: 'circle', attributes: { r: 0 }, children: [] }] }).children[0]!.box!;
