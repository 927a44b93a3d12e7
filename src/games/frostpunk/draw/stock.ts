import type { Rectangle } from '../../../board/board.js';
import { element, type Look, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { KINDS, type Kind, RESOURCES, type Res } from '../components/index.js';
import { type Asked, said } from './asked.js';
import type { Staged } from './staged.js';

/** Draws the stock of a resource. */
export const resource = ({ position, id, place, area: { x, y, width }, write, say }: Asked): Look => {
  const res = id as Res;
  const count = position.resources[RESOURCES.indexOf(res)]!;
  const stock = `${say(named('res')(res))} ${count}`;
  const set = { size: 10, anchor: 'start', bold: true, room: width - 25, short: String(count) } as const;
  return {
    fill: 'shade',
    inside: [
      element('rect', { x: x + 5, y: y + 5, width: 14, height: 14, rx: 3, class: `f-${res}` }),
      text(x + 12, y + 12, write(`draw.letter.${res}`), { size: 9, bold: true, colour: 'token', room: 13 }),
      text(x + 23, y + 12, stock, set),
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
export const counter = (asked: Asked): Look => said(counterTold(asked, asked.id as Counter), asked.area);

/** Draws a track of tokens. */
export const spaces = ({ x, y, width, height }: Rectangle, room: number): Look => ({
  fill: 'shade',
  inside: Array.from({ length: room - 1 }, (_, i) =>
    element('path', { d: `M${x + ((i + 1) * width) / room} ${y}v${height}`, class: 's-line', 'stroke-width': 0.6 }),
  ),
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

/** Draws the people of a kind. */
export const people = (asked: Asked): Look => {
  const { id, area } = asked;
  const lines = peopleTold(asked, id as Kind);
  return {
    fill: 'shade',
    inside: lines.map((line, i) =>
      text(area.x + 3, area.y + 7 + i * 11, line, { size: 9, anchor: 'start', bold: i === 0, room: area.width - 5 }),
    ),
    name: lines.join('; '),
  };
};
