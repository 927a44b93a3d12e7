import type { Rectangle } from '../../../board/board.js';
import { element, figure, type Look, type Piece, plate, text } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { type Building, CENTRES } from '../components/index.js';
import { icebreaker, shipOf } from './loose.js';
import { building, numberOf } from './names.js';
import type { Asked, Staged } from './staged.js';

/** Returns the point of a player's scientists in a zone. */
const standOf = ({ x, y, width, height }: Rectangle, player: number): readonly [number, number] => [
  x + 9 + (player * (width - 6)) / 4,
  y + height - 11,
];

/** Draws a zone that is not used with two players. */
export const closed = ({ id, place, area: { x, y, width, height }, write }: Asked): Look => ({
  fill: 'shade',
  inside: [
    element('path', { d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, class: 's-line' }),
    text(x + 12, y + 12, numberOf(id), { size: 13, bold: true }),
  ],
  name: write('draw.zoneClosed', { place: place.called }),
});

/** Draws a zone with its number, and the numbers of scientists. */
export const zone = ({ position: { sun, scientists: people }, id, place, area, write, say }: Asked): Look => {
  const number = Number(id);
  return {
    fill: sun === number ? 'sunny' : 'zone',
    inside: [
      text(area.x + 11, area.y + 12, numberOf(id), { size: 14, bold: true }),
      ...people[number]!.flatMap((count, player) => {
        const [x, y] = standOf(area, player);
        return count === 0
          ? []
          : [text(x + 7.5, y, count > 9 ? String(count) : `×${count}`, { size: 9, anchor: 'start', bold: true })];
      }),
    ],
    name: sun === number ? write('draw.sunny', { place: place.called }) : say(place.called),
  };
};

/** Draws a place of a queue with its number. */
export const queue = ({ id, place: { shape, open } }: Asked): Look =>
  open ? { inside: [text(shape.x, shape.y, id.slice(2), { size: 9, colour: 'muted' })] } : {};

/** Draws the sun over its zone. */
export const sunOver = ({ position: { sun }, at, write }: Staged): Piece => {
  const id = `zone-${sun}`;
  const { x, y, width } = at(id);
  const rays = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(12 * Math.cos((i * Math.PI) / 4))} ${Math.round(12 * Math.sin((i * Math.PI) / 4))}`,
  );
  const look = [
    element('path', { d: rays.join(''), class: 's-sun', 'stroke-width': 2.5 }),
    element('circle', { r: 8, class: 'f-sun s-pip', 'stroke-width': 0.8 }),
  ];
  return { kind: 'sun', name: write('draw.theSun'), at: id, x: x + width - 15, y: y + 15, look };
};

/** Draws the ships, icebreakers, buildings and scientists of a zone. */
export const inZone = (stage: Staged, zone: number): readonly Piece[] => {
  const { position, at, write } = stage;
  const id = `zone-${zone}`;
  const area = at(id);
  const { queues, icebreakers, buildings, scientists } = position;
  return [
    ...queues[zone]!.map((ship, behind) => {
      const place = `${zone}.${behind + 1}`;
      const { x, y } = at(place);
      return { ...shipOf(stage, ship), at: place, x, y };
    }),
    ...icebreakers[zone]!.map((player, i, { length }) => ({
      ...icebreaker(stage, player),
      at: id,
      x: area.x + 32 + i * Math.min(21, (area.width - 62) / length),
      y: area.y + 12,
    })),
    ...buildings[zone]!.map((kind, i, all) => standing(stage, zone, [kind, i, all.length])),
    ...scientists[zone]!.flatMap((count, player) => {
      const [x, y] = standOf(area, player);
      const name = write('draw.scientist', { player: seat(player) });
      const look = figure(player, 6, String(player + 1));
      return new Array<Piece>(count).fill({ kind: `scientist-${player}`, name, look, at: id, x, y });
    }),
  ];
};

/** The rows of buildings in a zone, unless there are more. */
const ROWS = 5;

/** Draws a building in one of two columns; research centres have round ends. */
const standing = (
  { at, write, say }: Staged,
  zone: number,
  [kind, i, count]: readonly [Building, number, number],
): Piece => {
  const id = `zone-${zone}`;
  const { x, y, width, height } = at(id);
  const step = (height - 66) / Math.max(ROWS, Math.ceil(count / 2));
  const wide = width / 2 - 5;
  const tall = Math.min(step - 1, 12.5);
  const rx = CENTRES.some((centre) => centre === kind) ? tall / 2 : 1;
  return {
    kind,
    name: say(building(kind)),
    at: id,
    x: x + width * (i % 2 === 0 ? 0.26 : 0.74),
    y: y + 47 + (Math.floor(i / 2) + 0.5) * step,
    look: [
      plate(wide, tall, { rx, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
      text(0, 0, say(building(kind)), { size: 9.5, room: wide - 2, short: write(`draw.short.${kind}`) }),
    ],
  };
};
