import type { Rectangle } from '../../../board/board.js';
import { element, type PlaceStyle, textElement, translateElements, wrapText } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { MEEPLE_KINDS, type MeepleKind, RESOURCES, type Resource } from '../components/index.js';
import type { DrawContext } from './context.js';
import { type DrawnPlace, drawTextPlace } from './drawn-place.js';
import { resourceChip } from './icons.js';

/** Draws the stock of a resource. */
export const drawResource = (drawn: DrawnPlace): PlaceStyle => {
  const { state, id, name, area, formatText, translate } = drawn;
  const kind = id as Resource;
  const count = state.stock[RESOURCES.indexOf(kind)]!;
  const middle = area.x + area.width / 2;
  return {
    fill: 'shade',
    elements: [
      translateElements(middle - 12, area.y + 9.5, resourceChip(drawn, kind)),
      textElement(middle, area.y + 9.5, String(count), { size: 13, anchor: 'start', bold: true }),
      ...wrapText(middle, area.y + 27, translate(nameMessage('res')(kind)), { size: 9.5, maxWidth: area.width - 3 }),
    ],
    title: formatText('draw.counted', { place: name, count }),
  };
};

/** The counters beside the city. */
export type Counter = 'pressure' | 'tower' | 'corpses' | 'hunger' | 'works';

/** Writes a counter of the generator, the dead, the hunger or the storm. */
export const writeCounter = ({ state, components: { tracks }, formatText }: DrawContext, id: Counter): string => {
  const { tower, pressure, corpses, hunger, stormWorks } = state;
  const countAndMax: Readonly<Record<Counter, readonly [count: number, max?: number]>> = {
    pressure: [pressure, tracks.maxPressure],
    tower: [tower.inside],
    corpses: [corpses, tracks.corpseLimit],
    hunger: [hunger, tracks.hungerLimit],
    works: [stormWorks],
  };
  const [count, max = 0] = countAndMax[id];
  return formatText(`draw.${id}`, { count, room: max });
};

/** Draws a counter. */
export const drawCounter = (drawn: DrawnPlace): PlaceStyle => {
  const writing = writeCounter(drawn, drawn.id as Counter);
  const isLast = drawn.id === 'pressure' && drawn.state.hasMalfunctioned;
  return drawTextPlace(isLast ? `${writing} †` : writing, drawn.area, { size: 10 });
};

/** Draws a track of tokens, with a symbol on its last space. */
export const drawTokenTrack = (
  { x, y, width, height }: Rectangle,
  spaceCount: number,
  lastSymbol: string,
): PlaceStyle => ({
  fill: 'shade',
  elements: [
    ...Array.from({ length: spaceCount - 1 }, (_, i) =>
      element('path', {
        d: `M${x + ((i + 1) * width) / spaceCount} ${y}v${height}`,
        class: 's-line',
        'stroke-width': 0.6,
      }),
    ),
    textElement(x + width - width / spaceCount / 2, y + height / 2, lastSymbol, { size: 12, bold: true }),
  ],
});

/** Writes the number and condition of the people of a kind, in lines. */
export const writePeople = ({ state, formatText }: DrawContext, id: MeepleKind): readonly string[] => {
  const { citizens, sickCitizens, showsSkull, tiredTokens, coveredTokens, meeplesOffMap, automatonsInBank } = state;
  const meepleIndex = MEEPLE_KINDS.indexOf(id);
  const withAway = (line: string): string =>
    meeplesOffMap[meepleIndex]! > 0
      ? formatText('draw.away', { people: line, away: meeplesOffMap[meepleIndex]! })
      : line;
  const head = formatText(`draw.people.${id}`, { count: citizens[meepleIndex] ?? 0 });
  return meepleIndex < citizens.length
    ? [
        head,
        withAway(
          `${formatText('draw.sick', { sick: sickCitizens[meepleIndex]! })}${showsSkull[meepleIndex] ? ' †' : ''}`,
        ),
        formatText('draw.tired', { tired: tiredTokens[meepleIndex]!, covered: coveredTokens[meepleIndex]! }),
      ]
    : [head, withAway(formatText('draw.bank', { bank: automatonsInBank }))];
};

/** The distance of the first Meeple from the left edge of the people of its kind. */
export const FIGURES_LEFT = 82;

/** Draws the people of a kind. */
export const drawPeople = (drawn: DrawnPlace): PlaceStyle => {
  const { id, area } = drawn;
  const lines = writePeople(drawn, id as MeepleKind);
  return {
    fill: 'shade',
    elements: lines.map((line, i) =>
      textElement(area.x + 4, area.y + 8 + i * 11.5, line, {
        size: i === 0 ? 10 : 9,
        anchor: 'start',
        bold: i === 0,
        maxWidth: i === 0 ? FIGURES_LEFT - 8 : area.width - 6,
      }),
    ),
    title: lines.join('; '),
  };
};
