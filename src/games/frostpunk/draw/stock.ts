import type { Rectangle } from '../../../board/board.js';
import { element, folded, type Look, movedTo, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { KINDS, type Kind, RESOURCES, type Res } from '../components/index.js';
import { type Asked, said } from './asked.js';
import { chip } from './icons.js';
import type { Staged } from './staged.js';

/** Draws the stock of a resource. */
export const resource = (asked: Asked): Look => {
  const { position, id, place, area, write, say } = asked;
  const res = id as Res;
  const count = position.resources[RESOURCES.indexOf(res)]!;
  const middle = area.x + area.width / 2;
  return {
    fill: 'shade',
    inside: [
      movedTo(middle - 12, area.y + 9.5, chip(asked, res)),
      text(middle, area.y + 9.5, String(count), { size: 13, anchor: 'start', bold: true }),
      ...folded(middle, area.y + 27, say(named('res')(res)), { size: 9.5, room: area.width - 3 }),
    ],
    name: write('draw.counted', { place, count }),
  };
};

/** The counters beside the city. */
export type Counter = 'pressure' | 'tower' | 'corpses' | 'hunger' | 'works';

/** Writes a counter of the generator, the dead, the hunger or the storm. */
export const counterTold = ({ position, components: { tracks }, write }: Staged, id: Counter): string => {
  const { tower, pressure, corpses, hunger, works } = position;
  const counts: Readonly<Record<Counter, readonly [count: number | '?', room?: number]>> = {
    pressure: [pressure, tracks.pressureRoom],
    tower: [tower.inside],
    corpses: [corpses, tracks.corpseLimit],
    hunger: [hunger, tracks.hungerLimit],
    works: [works],
  };
  const [count, room = 0] = counts[id];
  return write(`draw.${id}`, { count, room });
};

/** Draws a counter. */
export const counter = (asked: Asked): Look => {
  const words = counterTold(asked, asked.id as Counter);
  const isLast = asked.id === 'pressure' && asked.position.overheated;
  return said(isLast ? `${words} †` : words, asked.area, { size: 10 });
};

/** Draws a track of tokens, with a sign on its last space. */
export const spaces = ({ x, y, width, height }: Rectangle, room: number, last: string): Look => ({
  fill: 'shade',
  inside: [
    ...Array.from({ length: room - 1 }, (_, i) =>
      element('path', { d: `M${x + ((i + 1) * width) / room} ${y}v${height}`, class: 's-line', 'stroke-width': 0.6 }),
    ),
    text(x + width - width / room / 2, y + height / 2, last, { size: 12, bold: true }),
  ],
});

/** Writes the number and condition of the people of a kind, in lines. */
export const peopleTold = ({ position, write }: Staged, id: Kind): readonly string[] => {
  const { citizens, sick, skull, tired, covered, atPlaces, bank } = position;
  const kind = KINDS.indexOf(id);
  const out = (words: string): string =>
    atPlaces[kind]! > 0 ? write('draw.away', { people: words, away: atPlaces[kind]! }) : words;
  const head = write(`draw.people.${id}`, { count: citizens[kind] ?? 0 });
  return kind < citizens.length
    ? [
        head,
        out(`${write('draw.sick', { sick: sick[kind]! })}${skull[kind] ? ' †' : ''}`),
        write('draw.tired', { tired: tired[kind]!, covered: covered[kind]! }),
      ]
    : [head, out(write('draw.bank', { bank }))];
};

/** The distance of the first Meeple from the left edge of the people of its kind. */
export const FIGURES = 82;

/** Draws the people of a kind. */
export const people = (asked: Asked): Look => {
  const { id, area } = asked;
  const lines = peopleTold(asked, id as Kind);
  return {
    fill: 'shade',
    inside: lines.map((line, i) =>
      text(area.x + 4, area.y + 8 + i * 11.5, line, {
        size: i === 0 ? 10 : 9,
        anchor: 'start',
        bold: i === 0,
        room: i === 0 ? FIGURES - 8 : area.width - 6,
      }),
    ),
    name: lines.join('; '),
  };
};
