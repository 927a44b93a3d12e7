import type { Place, Rectangle } from '../../../core/board.js';
import { type Element, element, type Look, text } from '../../../picture/index.js';
import type { PlaceKind } from '../board/index.js';
import type { Box } from '../box.js';
import { isHeated } from '../city/index.js';
import { type Components, GENERATOR_SPACES, KINDS, type Kind, RESOURCES, type Res } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { boxOf } from './boxes.js';
import { told } from './labels.js';
import type { Staged } from './staged.js';
import { heatTrack } from './tracks.js';

/** A place as its look is asked for. */
interface Asked {
  readonly position: State | View;
  readonly components: Components;
  /** The id without what its kind puts before it. */
  readonly id: string;
  readonly name: string;
  readonly area: Rectangle;
}

/** How places look: what is printed on them, and how much lies there. */
export const look =
  ({ position, components }: Staged) =>
  ({ id, kind, name, shape }: Place): Look => {
    const asked = { position, components, id: id.slice(id.indexOf('-') + 1), name, area: shape as Rectangle };
    return LOOKS[kind as PlaceKind](asked);
  };

const LOOKS: Readonly<Record<PlaceKind, (asked: Asked) => Look>> = {
  asked: ({ position, components, area }) => said(told(position, components), area, { size: 10.5, bold: true }),
  resource: (asked) => resource(asked),
  heat: ({ position, components, area }) => heatTrack(position, components, area),
  counter: (asked) => counter(asked),
  hope: ({ components, area }) => spaces(area, components.tracks.hopeRoom),
  discontent: ({ components, area }) => spaces(area, components.tracks.discontentLimit),
  people: (asked) => people(asked),
  position: ({ area, position, components, name, id }) => tile(position, components, { id, name, area }),
  site: (asked) => site(asked),
  stack: ({ position, id, area }) =>
    said(`${id} tiles ${(id === 'near' ? position.nearStack : position.farStack).length}`, area),
  building: (asked) => building(asked),
  expedition: ({ area, id }) => ({
    fill: 'shade',
    inside: [text(area.x + 4, area.y + 6, String(Number(id) + 1), { size: 8, colour: 'muted' })],
  }),
  law: (asked) => law(asked),
  technology: (asked) => technology(asked),
  cards: (asked) => cards(asked),
};

const said = (
  words: string,
  { x, y, width, height }: Rectangle,
  setting: { readonly size?: number; readonly bold?: boolean } = {},
): Look => ({
  fill: 'shade',
  inside: [text(x + width / 2, y + height / 2, words, { size: 9, ...setting })],
  name: words,
});

const resource = ({ position, id, area }: Asked): Look => {
  const count = position.resources[RESOURCES.indexOf(id as Res)]!;
  const swatch = element('rect', { x: area.x + 5, y: area.y + 5, width: 14, height: 14, rx: 3, class: `f-${id}` });
  const letter = text(area.x + 12, area.y + 12, id[0]!.toUpperCase(), { size: 9, bold: true, colour: 'token' });
  const words = text(area.x + 23, area.y + 12, `${id} ${count}`, { size: 10, anchor: 'start', bold: true });
  return { fill: 'shade', inside: [swatch, letter, words], name: `${id}: ${count}`, facts: { count } };
};

const counter = ({ position, components: { tracks }, id, area }: Asked): Look => {
  const { tower, pressure, corpses, hunger, works } = position;
  const words = {
    pressure: `pressure ${pressure}/${tracks.pressureRoom}`,
    tower: `tower ${tower.inside}${tower.drawer === '?' ? '' : ` (${tower.drawer})`}`,
    corpses: `corpses ${corpses}/${tracks.corpseLimit}`,
    hunger: `hunger ${hunger}/${tracks.hungerLimit}`,
    works: `works ${works}`,
  };
  return said(words[id as keyof typeof words], area);
};

const spaces = ({ x, y, width, height }: Rectangle, room: number): Look => ({
  fill: 'shade',
  inside: Array.from({ length: room - 1 }, (_, i) =>
    element('path', { d: `M${x + ((i + 1) * width) / room} ${y}v${height}`, class: 's-line', 'stroke-width': 0.6 }),
  ),
});

const people = ({ position, id, area }: Asked): Look => {
  const kind = KINDS.indexOf(id as Kind);
  const { citizens, sick, skull, tired, covered, atPlaces, bank } = position;
  const away = atPlaces[kind]! > 0 ? `, ${atPlaces[kind]} out` : '';
  const lines =
    kind < citizens.length
      ? [
          `${citizens[kind]} ${id}${citizens[kind] === 1 ? '' : 's'}`.replace('childs', 'children'),
          `${sick[kind]} sick${skull[kind] ? ' †' : ''}${away}`,
          `tired ${tired[kind]}, covered ${covered[kind]}`,
        ]
      : ['automatons', `bank ${bank}${away}`];
  return {
    fill: 'shade',
    inside: lines.map((line, i) =>
      text(area.x + 3, area.y + 7 + i * 11, line, { size: 9, anchor: 'start', bold: i === 0 }),
    ),
    name: lines.join('; '),
  };
};

const tile = (
  { tiles }: State | View,
  components: Components,
  { id, name, area }: Pick<Asked, 'id' | 'name' | 'area'>,
): Look => {
  const number = tiles[components.map.positions.findIndex((position) => position.id === id)]!;
  const printed = components.tiles[number];
  if (printed === undefined) return { fill: 'shade', name: `${name}: none` };
  const food =
    printed.food > 0
      ? [
          text(area.x + area.width - 2, area.y - 5, `food ${printed.food}`, {
            size: 7.5,
            anchor: 'end',
            colour: 'muted',
          }),
        ]
      : [];
  return {
    fill: 'shade',
    inside: food,
    name: `${name}: ${printed.id}, food ${printed.food}`,
    facts: { tile: printed.id },
  };
};

/** Whether a Building is heated is shown by a flame. */
const site = ({ position, components, id, name, area }: Asked): Look => {
  const box = boxOf(components);
  const number = box.sites.indexOf(id);
  const stands = components.buildings[position.built[number]!];
  // What is asked of the state here, views have too.
  const warm = stands !== undefined && isHeated(position as State, box, number);
  const label = text(area.x + 2, area.y + area.height - 4, id, { size: 6.5, anchor: 'start', colour: 'muted' });
  return {
    fill: stands !== undefined ? (warm ? 'warm' : 'frost') : isLaid(position, box, number) ? 'paper' : 'shade',
    inside: [label, ...(warm ? [flame(area)] : [])],
    name: stands === undefined ? name : `${name}: ${stands.title}, ${warm ? 'heated' : 'cold'}`,
    facts: { building: stands?.id ?? null, heated: warm },
  };
};

/** Whether there is a tile under a site. */
const isLaid = ({ tiles }: State | View, { zones, spaces }: Box, number: number): boolean =>
  number >= spaces || zones[number] === 'generator' || tiles[(number - GENERATOR_SPACES) >> 1]! >= 0;

const flame = ({ x, y, width, height }: Rectangle): Element =>
  element('path', {
    d: 'M0-5Q4 0 2.5 3Q0 6-2.5 3Q-4 0 0-5Z',
    transform: `translate(${x + width - 5} ${y + height - 6})`,
    class: 'f-bad',
  });

const building = ({ position, components, id, area, name }: Asked): Look => {
  const number = components.buildings.findIndex((each) => each.id === id);
  const left = position.supply[number]!;
  const words = text(area.x + area.width / 2, area.y + area.height / 2, `${id}${left}`, {
    size: 8.5,
    ...(left === 0 ? { colour: 'line' } : {}),
  });
  return { fill: 'shade', inside: [words], name: `${name}: ${left}`, facts: { left } };
};

/** As many letters as fit. */
const short = (words: string): string => (words.length > 17 ? `${words.slice(0, 16)}…` : words);

const policy = (
  { area, name }: Asked,
  title: string,
  { sign, state }: { readonly sign: string; readonly state: string },
): Look => ({
  fill: sign === '✓' ? 'warm' : 'shade',
  inside: [
    text(area.x + 3, area.y + area.height / 2, `${sign}${short(title)}`, {
      size: 8.5,
      anchor: 'start',
      ...(sign === '×' ? { colour: 'line' } : {}),
    }),
  ],
  name: `${name}, ${state}`,
  facts: { state },
});

const LAWS = {
  open: { sign: '', state: 'open' },
  enacted: { sign: '✓', state: 'enacted' },
  out: { sign: '×', state: 'out' },
} as const;

const law = (asked: Asked): Look => {
  const { laws } = asked.components;
  const number = laws.findIndex(({ id }) => id === asked.id);
  return policy(asked, laws[number]!.title, LAWS[asked.position.laws[number]!]);
};

const technology = (asked: Asked): Look => {
  const { position, components } = asked;
  const number = components.technologies.findIndex(({ id }) => id === asked.id);
  const { title } = components.technologies[number]!;
  if (position.technologies[number]) return policy(asked, title, { sign: '✓', state: 'developed' });
  if (position.developing !== number) return policy(asked, title, { sign: '', state: 'open' });
  return policy(asked, title, { sign: `${position.developAt}: `, state: `finished in round ${position.developAt}` });
};

const cards = ({ position, components, id, area, name }: Asked): Look => {
  const { expert, callUsed, citizenDeck } = position;
  if (id === 'expert') return said(components.experts[expert]!.title, area);
  if (id === 'call') return said(callUsed ? 'Call: used' : 'Call of Duty', area);
  if (name.startsWith('deck')) return said(`Citizen cards ${citizenDeck.length}`, area);
  return {
    fill: 'shade',
    inside: [text(area.x + area.width - 3, area.y + area.height - 6, id, { size: 7.5, anchor: 'end', colour: 'line' })],
  };
};
