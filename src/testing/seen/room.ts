import type { Types } from '../../core/contract/game.js';
import { demand } from '../expect.js';
import { forAllGames } from '../trial.js';
import { allIn, around, type Box, type Boxed, boxed, cornersOf, wordsOf } from './boxes.js';
import { LAYOUTS, type SeenSuite } from './suite.js';

/** The columns of a terminal. */
const COLUMNS = 80;

/** The overlap of two boxes that is tolerated, in units. */
const AIR = 1.5;

/** Checks that texts fit their room in every language, that none covers another, and that all are large enough. */
export const fitsItsRoom = <G extends Types>(suite: SeenSuite<G>): void =>
  forAllGames(suite, ({ turns }) => {
    for (const { state, sampled } of turns(1)) {
      if (!sampled) continue;
      for (const { locale, say } of suite.languages) {
        for (const [layout, pixels] of LAYOUTS) {
          const picture = boxed(suite.draw.picture(state, { say, layout }));
          const scale = pixels / suite.board.board(state, undefined, layout).width;
          const faults = [...faultsIn(picture), ...smallTexts(picture, scale, suite.plan.least)];
          demand(faults.length === 0, () => `in ${locale}, ${layout}: ${faults.join('; ')}`);
        }
        const wide = suite.draw
          .drawText(state, { say })
          .split('\n')
          .find(({ length }) => length > COLUMNS);
        demand(wide === undefined, () => `in ${locale}, a line of text has more than ${COLUMNS} columns: ${wide}`);
      }
    }
  });

const textsIn = (boxes: Boxed): readonly Boxed[] =>
  allIn(boxes).filter(({ element, box }) => element.name === 'text' && box !== undefined);

const smallTexts = (picture: Boxed, scale: number, least = 0): readonly string[] =>
  textsIn(picture)
    .map((text) => [text, text.size * scale] as const)
    .filter(([, pixels]) => pixels < least - 0.01)
    .map(([text, pixels]) => `'${wordsOf(text)}' is ${pixels.toFixed(1)} pixels high, not ${least}`);

const faultsIn = (picture: Boxed): readonly string[] => {
  const shapes = new Map(
    picture.children
      .filter((child) => hasKey(child, 'data-place'))
      .map((place) => [keyOf(place, 'data-place'), roomOf(place)]),
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
      .filter(({ box }) => reachesBeside(box!, sheet) || reachesOver(box!, sheet))
      .map((text) => `'${wordsOf(text)}' lies outside the drawing`),
    ...labelFaults(picture, shapes),
    ...picture.children.flatMap((child) => {
      if (hasKey(child, 'data-place')) return faultsOn(child, shapes.get(keyOf(child, 'data-place'))!);
      if (!hasKey(child, 'data-piece')) return [];
      const drawn = allIn(child).filter(({ element, box }) => element.name !== 'text' && box !== undefined);
      const room = drawn.length === 0 ? shapes.get(keyOf(child, 'data-at')) : unionOf(drawn.map(({ box }) => box!));
      return room === undefined ? [] : faultsOn(child, room);
    }),
  ];
};

const hasKey = ({ element }: Boxed, key: string): boolean => element.attributes[key] !== undefined;

const keyOf = ({ element }: Boxed, key: string): string => String(element.attributes[key]);

/** Returns the box of the outline of a place. */
const roomOf = (place: Boxed): Box =>
  place.children.find(({ element }) => /\bshape\b/.test(String(element.attributes['class'] ?? '')))!.box!;

const unionOf = (boxes: readonly Box[]): Box => around(boxes.flatMap(cornersOf));

/** Lists the texts of a place or piece that reach out of its room, or cover one another. */
const faultsOn = (thing: Boxed, room: Box): readonly string[] => {
  const texts = textsIn(thing);
  const id = keyOf(thing, 'id');
  return texts.flatMap((text, i) => [
    ...(reachesBeside(text.box!, room) ? [`'${wordsOf(text)}' is too long for ${id}`] : []),
    ...coveredBy(text, texts.slice(i + 1)).map((other) => `'${wordsOf(text)}' lies on '${other}' in ${id}`),
  ]);
};

/** Lists the labels beside the places that reach into a place, or cover one another. */
const labelFaults = (picture: Boxed, shapes: ReadonlyMap<string, Box>): readonly string[] => {
  const labels = picture.children.filter(({ element, box }) => element.name === 'text' && box !== undefined);
  return labels.flatMap((label, i) => {
    const ink = label.box!;
    const under = [...shapes].filter(([, room]) => overlap(ink, room));
    const isOnOne = under.some(([, room]) => isMiddleIn(ink, room) && !reachesBeside(ink, room));
    return [
      ...(isOnOne ? [] : under.map(([id]) => `'${wordsOf(label)}' reaches into ${id}`)),
      ...coveredBy(label, labels.slice(i + 1)).map((other) => `'${wordsOf(label)}' lies on '${other}'`),
    ];
  });
};

const coveredBy = (text: Boxed, others: readonly Boxed[]): readonly string[] =>
  others.filter(({ box }) => overlap(text.box!, box!)).map(wordsOf);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - AIR &&
  other.left < one.right - AIR &&
  one.top < other.bottom - AIR &&
  other.top < one.bottom - AIR;

const reachesBeside = (inner: Box, outer: Box): boolean =>
  inner.left < outer.left - AIR || inner.right > outer.right + AIR;

const reachesOver = (inner: Box, outer: Box): boolean =>
  inner.top < outer.top - AIR || inner.bottom > outer.bottom + AIR;

const isMiddleIn = (box: Box, room: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
};
