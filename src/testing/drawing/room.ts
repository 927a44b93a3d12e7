import type { Types } from '../../core/contract/game.js';
import { assert } from '../assert.js';
import { forAllGames } from '../trial.js';
import { type Box, type Boxed, boxAround, flattenBoxes, measureBoxes, oppositeCorners, textContent } from './boxes.js';
import { type DrawingSuite, LAYOUTS } from './suite.js';

/** The columns of a terminal. */
const COLUMNS = 80;

/** The overlap of two boxes that is tolerated, in units. */
const TOLERANCE = 1.5;

/** Checks that texts fit their room in every language, that none covers another, and that all are large enough. */
export const textsFit = <G extends Types>(suite: DrawingSuite<G>): void =>
  forAllGames(suite, ({ turns }) => {
    for (const { state, sampled } of turns(1)) {
      if (!sampled) continue;
      for (const { locale, translate } of suite.languages) {
        for (const [layout, pixels] of LAYOUTS) {
          const picture = measureBoxes(suite.draw.picture(state, { translate, layout }));
          const scale = pixels / suite.board.board(state, undefined, layout).width;
          const problems = [...findProblems(picture), ...findSmallTexts(picture, scale, suite.plan.minTextPixels)];
          assert(problems.length === 0, () => `in ${locale}, ${layout}: ${problems.join('; ')}`);
        }
        const wide = suite.draw
          .drawText(state, { translate })
          .split('\n')
          .find(({ length }) => length > COLUMNS);
        assert(wide === undefined, () => `in ${locale}, a line of text has more than ${COLUMNS} columns: ${wide}`);
      }
    }
  });

const textsIn = (boxes: Boxed): readonly Boxed[] =>
  flattenBoxes(boxes).filter(({ element, box }) => element.name === 'text' && box !== undefined);

const findSmallTexts = (picture: Boxed, scale: number, minPixels = 0): readonly string[] =>
  textsIn(picture)
    .map((text) => [text, text.size * scale] as const)
    .filter(([, pixels]) => pixels < minPixels - 0.01)
    .map(([text, pixels]) => `'${textContent(text)}' is ${pixels.toFixed(1)} pixels high, not ${minPixels}`);

const findProblems = (picture: Boxed): readonly string[] => {
  const shapes = new Map(
    picture.children
      .filter((child) => hasKey(child, 'data-place'))
      .map((place) => [keyOf(place, 'data-place'), outlineBox(place)]),
  );
  const [left, top, width, height] = keyOf(picture, 'viewBox').split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const sheet = { left, right: left + width, top, bottom: top + height };
  return [
    ...textsIn(picture)
      .filter((text) => /[{}]/.test(textContent(text)))
      .map((text) => `'${textContent(text)}' names a value that there is not`),
    ...textsIn(picture)
      .filter(({ box }) => exceedsWidth(box!, sheet) || exceedsHeight(box!, sheet))
      .map((text) => `'${textContent(text)}' lies outside the drawing`),
    ...findLabelProblems(picture, shapes),
    ...picture.children.flatMap((child) => {
      if (hasKey(child, 'data-place')) return findTextProblems(child, shapes.get(keyOf(child, 'data-place'))!);
      if (!hasKey(child, 'data-piece')) return [];
      const drawn = flattenBoxes(child).filter(({ element, box }) => element.name !== 'text' && box !== undefined);
      const room = drawn.length === 0 ? shapes.get(keyOf(child, 'data-at')) : unionOf(drawn.map(({ box }) => box!));
      return room === undefined ? [] : findTextProblems(child, room);
    }),
  ];
};

const hasKey = ({ element }: Boxed, key: string): boolean => element.attributes[key] !== undefined;

const keyOf = ({ element }: Boxed, key: string): string => String(element.attributes[key]);

/** Returns the box of the outline of a place. */
const outlineBox = (place: Boxed): Box =>
  place.children.find(({ element }) => /\bshape\b/.test(String(element.attributes['class'] ?? '')))!.box!;

const unionOf = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap(oppositeCorners));

/** Lists the texts of a place or piece that reach out of its room, or cover one another. */
const findTextProblems = (placeOrPiece: Boxed, room: Box): readonly string[] => {
  const texts = textsIn(placeOrPiece);
  const id = keyOf(placeOrPiece, 'id');
  return texts.flatMap((text, i) => [
    ...(exceedsWidth(text.box!, room) ? [`'${textContent(text)}' is too long for ${id}`] : []),
    ...findCovered(text, texts.slice(i + 1)).map((other) => `'${textContent(text)}' lies on '${other}' in ${id}`),
  ]);
};

/** Lists the labels beside the places that reach into a place, or cover one another. */
const findLabelProblems = (picture: Boxed, shapes: ReadonlyMap<string, Box>): readonly string[] => {
  const labels = picture.children.filter(({ element, box }) => element.name === 'text' && box !== undefined);
  return labels.flatMap((label, i) => {
    const ink = label.box!;
    const under = [...shapes].filter(([, room]) => doOverlap(ink, room));
    const isOnOne = under.some(([, room]) => isMiddleInside(ink, room) && !exceedsWidth(ink, room));
    return [
      ...(isOnOne ? [] : under.map(([id]) => `'${textContent(label)}' reaches into ${id}`)),
      ...findCovered(label, labels.slice(i + 1)).map((other) => `'${textContent(label)}' lies on '${other}'`),
    ];
  });
};

const findCovered = (text: Boxed, others: readonly Boxed[]): readonly string[] =>
  others.filter(({ box }) => doOverlap(text.box!, box!)).map(textContent);

const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right - TOLERANCE &&
  other.left < one.right - TOLERANCE &&
  one.top < other.bottom - TOLERANCE &&
  other.top < one.bottom - TOLERANCE;

const exceedsWidth = (inner: Box, outer: Box): boolean =>
  inner.left < outer.left - TOLERANCE || inner.right > outer.right + TOLERANCE;

const exceedsHeight = (inner: Box, outer: Box): boolean =>
  inner.top < outer.top - TOLERANCE || inner.bottom > outer.bottom + TOLERANCE;

const isMiddleInside = (box: Box, room: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
};
