import type { Rectangle } from '../../../board/board.js';
import { type Element, element, folded, type Look, text } from '../../../draw/picture.js';
import { titled } from '../board/titled.js';
import type { Box } from '../box.js';
import { isHeated } from '../city/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { type Asked, said } from './asked.js';
import { boxOf } from './boxes.js';

/** Draws a position of the map with the tile on it. */
export const tile = ({ position: { tiles }, components, id, place, area, write, say }: Asked): Look => {
  const number = tiles[components.map.positions.findIndex((position) => position.id === id)]!;
  const printed = components.tiles[number];
  if (printed === undefined) return { fill: 'shade', name: say(place) };
  const { food } = printed;
  const words = write('draw.food', { food });
  const set = { size: 7.5, colour: 'muted', room: 54 } as const;
  return {
    fill: 'shade',
    inside: food > 0 ? [text(area.x + area.width / 2, area.y - 5, words, set)] : [],
    name: write('draw.counted', { place, count: `${printed.id}, ${words}` }),
  };
};

/** Draws the number of tiles left in a zone. */
export const stack = ({ position, id, area, write }: Asked): Look => {
  const zone = id as Zone;
  return said(write(`draw.tiles.${zone}`, { count: position[`${zone}Stack`].length }), area);
};

/** Draws a site; a flame marks a heated Building. */
export const site = ({ position, components, id, place, area, write, say }: Asked): Look => {
  const box = boxOf(components);
  const number = box.sites.indexOf(id);
  const stands = components.buildings[position.built[number]!];
  // Views have every field that `isHeated` reads.
  const warm = stands !== undefined && isHeated(position as State, box, number);
  const label = text(area.x + 2, area.y + area.height - 4, id, { size: 6.5, anchor: 'start', colour: 'muted' });
  const called = (title: string): string =>
    write(warm ? 'draw.heated' : 'draw.unheated', { place, building: titled(title) });
  return {
    fill: stands !== undefined ? (warm ? 'warm' : 'frost') : isLaid(position, box, number) ? 'paper' : 'shade',
    inside: [label, ...(warm ? [flame(area)] : [])],
    name: stands === undefined ? say(place) : called(stands.title),
  };
};

/** Checks whether there is a tile under a site. */
const isLaid = ({ tiles }: State | View, { zones, spaces }: Box, number: number): boolean =>
  number >= spaces || zones[number] === 'generator' || tiles[(number - GENERATOR_SPACES) >> 1]! >= 0;

const flame = ({ x, y, width, height }: Rectangle): Element =>
  element('path', {
    d: 'M0-5Q4 0 2.5 3Q0 6-2.5 3Q-4 0 0-5Z',
    transform: `translate(${x + width - 5} ${y + height - 6})`,
    class: 'f-bad s-token',
    'stroke-width': 0.7,
  });

/** Draws a Building beside the map, and the number left of it. */
export const building = ({ position, components, id, place, area, write, say }: Asked): Look => {
  const number = components.buildings.findIndex((each) => each.id === id);
  const count = position.supply[number]!;
  const colour = count === 0 ? 'line' : 'ink';
  const middle = area.y + area.height / 2;
  return {
    fill: 'shade',
    inside: [
      ...folded(area.x + 2, middle, say(titled(components.buildings[number]!.title)), {
        size: 8,
        anchor: 'start',
        room: area.width - 9,
        colour,
      }),
      text(area.x + area.width - 2, middle, String(count), { size: 8, anchor: 'end', bold: true, colour }),
    ],
    name: write('draw.counted', { place, count }),
  };
};
