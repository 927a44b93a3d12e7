import type { Rectangle } from '../../../board/board.js';
import { type Element, type Look, movedTo, text } from '../../../draw/picture.js';
import { titled } from '../board/titled.js';
import type { Box } from '../box.js';
import { isAnchor, isHeated, isOccupied } from '../city/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { type Asked, said } from './asked.js';
import { boxOf } from './boxes.js';
import { chip, flame, snow } from './icons.js';

/** Draws a position of the map with the tile on it: its name, and the food. */
export const tile = (asked: Asked): Look => {
  const { position, components, id, place, area, write, say } = asked;
  const number = position.tiles[components.map.positions.findIndex((each) => each.id === id)]!;
  const printed = components.tiles[number];
  const [left, right, y] = [area.x + 4, area.x + area.width - 4, area.y + 7.5];
  const name = text(left, y, id, { size: 9, anchor: 'start', colour: 'muted' });
  if (printed === undefined) return { fill: 'shade', inside: [name], name: say(place) };
  const { food } = printed;
  const amount = [
    movedTo(right - 17, y, chip(asked, 'food')),
    text(right, y, String(food), { size: 10, anchor: 'end' }),
  ];
  return {
    fill: 'paper',
    inside: [name, ...(food > 0 ? amount : [])],
    name: write('draw.counted', { place, count: write('draw.food', { food }) }),
  };
};

/** Draws the number of tiles left in a zone. */
export const stack = ({ position, id, area, write }: Asked): Look => {
  const zone = id as Zone;
  return said(write(`draw.tiles.${zone}`, { count: position[`${zone}Stack`].length }), area);
};

/**
 * Draws a site: its coordinate, and at a Building the types that may work there, if nobody does, and a flame or a
 * snowflake.
 */
export const site = (asked: Asked): Look => {
  const { position, components, id, place, area, write, say } = asked;
  const box = boxOf(components);
  const number = box.sites.indexOf(id);
  const stands = components.buildings[position.built[number]!];
  const isOnTile = number >= GENERATOR_SPACES && number < box.spaces;
  const foot = area.y + area.height - 6.5;
  const set = { size: 9, anchor: 'start', colour: 'muted' } as const;
  const coordinate = text(area.x + 4, foot, isOnTile ? id.slice(-1) : id, set);
  const fill = isLaid(position, box, number) ? 'paper' : 'shade';
  if (stands === undefined) return { fill, inside: fill === 'shade' ? [] : [coordinate], name: say(place) };
  // Views have every field that these read.
  const state = position as State;
  const warm = isHeated(state, box, number);
  return {
    fill: warm ? 'warm' : 'frost',
    inside: [
      coordinate,
      ...(isAnchor(state, number) && !isOccupied(state, number) ? [workplace(asked, stands.staff, area)] : []),
      movedTo(area.x + area.width - 7, foot, [warm ? flame('bad') : snow('p0')]),
    ],
    name: write(warm ? 'draw.heated' : 'draw.unheated', { place, building: titled(stands.title) }),
  };
};

/** Writes the types that may work in a Building. */
const workplace = ({ write }: Asked, staff: readonly ('worker' | 'engineer' | 'child')[], area: Rectangle): Element => {
  const letters = staff.map((kind) => write(`draw.letter.${kind}`)).join(' ');
  return text(area.x + area.width / 2, area.y + area.height - 6.5, letters, { size: 9, colour: 'muted', room: 36 });
};

/** Checks whether there is a tile under a site. */
const isLaid = ({ tiles }: State | View, { zones, spaces }: Box, number: number): boolean =>
  number >= spaces || zones[number] === 'generator' || tiles[(number - GENERATOR_SPACES) >> 1]! >= 0;
