import type { Rectangle } from '../../../board/board.js';
import { type Element, type PlaceStyle, textElement, translateElements } from '../../../draw/picture.js';
import { titleMessage } from '../board/title-messages.js';
import type { Box } from '../box.js';
import { isFirstSite, isHeated, isOccupied } from '../city/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { boxFor } from './boxes.js';
import { type DrawnPlace, drawTextPlace } from './drawn-place.js';
import { flame, resourceChip, snow } from './icons.js';

/** Draws a position of the map with the tile on it: its name, and the food. */
export const drawPosition = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name: place, area, formatText, translate } = drawn;
  const tileIndex = state.tiles[components.map.positions.findIndex((each) => each.id === id)]!;
  const printed = components.tiles[tileIndex];
  const [left, right, y] = [area.x + 4, area.x + area.width - 4, area.y + 7.5];
  const name = textElement(left, y, id, { size: 9, anchor: 'start', colour: 'muted' });
  if (printed === undefined) return { fill: 'shade', elements: [name], title: translate(place) };
  const { food } = printed;
  const amount = [
    translateElements(right - 17, y, resourceChip(drawn, 'food')),
    textElement(right, y, String(food), { size: 10, anchor: 'end' }),
  ];
  return {
    fill: 'paper',
    elements: [name, ...(food > 0 ? amount : [])],
    title: formatText('draw.counted', { place, count: formatText('draw.food', { food }) }),
  };
};

/** Draws the number of tiles left in a zone. */
export const drawTileStack = ({ state, id, area, formatText }: DrawnPlace): PlaceStyle => {
  const zone = id as Zone;
  return drawTextPlace(formatText(`draw.tiles.${zone}`, { count: state[`${zone}Stack`].length }), area);
};

/**
 * Draws a site: its coordinate, and at a Building the types that may work there, if nobody does, and a flame or a
 * snowflake.
 */
export const drawSite = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name, area, formatText, translate } = drawn;
  const box = boxFor(components);
  const siteIndex = box.siteNames.indexOf(id);
  const building = components.buildings[state.siteBuilding[siteIndex]!];
  const isOnTile = siteIndex >= GENERATOR_SPACES && siteIndex < box.spaceCount;
  const foot = area.y + area.height - 6.5;
  const style = { size: 9, anchor: 'start', colour: 'muted' } as const;
  const coordinate = textElement(area.x + 4, foot, isOnTile ? id.slice(-1) : id, style);
  const fill = isLaid(state, box, siteIndex) ? 'paper' : 'shade';
  if (building === undefined) return { fill, elements: fill === 'shade' ? [] : [coordinate], title: translate(name) };
  // Views have every field that these read.
  const fullState = state as State;
  const isWarm = isHeated(fullState, box, siteIndex);
  return {
    fill: isWarm ? 'warm' : 'frost',
    elements: [
      coordinate,
      ...(isFirstSite(fullState, siteIndex) && !isOccupied(fullState, siteIndex)
        ? [drawStaff(drawn, building.staff, area)]
        : []),
      translateElements(area.x + area.width - 7, foot, [isWarm ? flame('bad') : snow('p0')]),
    ],
    title: formatText(isWarm ? 'draw.heated' : 'draw.unheated', {
      place: name,
      building: titleMessage(building.title),
    }),
  };
};

/** Writes the types that may work in a Building. */
const drawStaff = (
  { formatText }: DrawnPlace,
  staff: readonly ('worker' | 'engineer' | 'child')[],
  area: Rectangle,
): Element => {
  const letters = staff.map((kind) => formatText(`draw.letter.${kind}`)).join(' ');
  return textElement(area.x + area.width / 2, area.y + area.height - 6.5, letters, {
    size: 9,
    colour: 'muted',
    maxWidth: 36,
  });
};

/** Checks whether there is a tile under a site. */
const isLaid = ({ tiles }: State | View, { siteZones, spaceCount }: Box, siteIndex: number): boolean =>
  siteIndex >= spaceCount || siteZones[siteIndex] === 'generator' || tiles[(siteIndex - GENERATOR_SPACES) >> 1]! >= 0;
