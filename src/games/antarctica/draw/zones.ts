import type { Rectangle } from '../../../board/board.js';
import {
  centredRectangleElement,
  element,
  type Piece,
  type PlaceStyle,
  playerFigure,
  textElement,
} from '../../../draw/picture.js';
import { playerMessage } from '../../../words/message.js';
import { type Building, CENTRES } from '../components/index.js';
import type { DrawContext, DrawnPlace } from './context.js';
import { buildingName, numberFromOne } from './names.js';
import { drawIcebreaker, drawShip } from './unplaced-pieces.js';

/** Returns the point of a player's scientists in a zone. */
const scientistPoint = ({ x, y, width, height }: Rectangle, player: number): readonly [number, number] => [
  x + 9 + (player * (width - 6)) / 4,
  y + height - 11,
];

/** Draws a zone that is not used with two players. */
export const drawClosedZone = ({ id, place, area: { x, y, width, height }, formatText }: DrawnPlace): PlaceStyle => ({
  fill: 'shade',
  elements: [
    element('path', { d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, class: 's-line' }),
    textElement(x + 12, y + 12, numberFromOne(id), { size: 13, bold: true }),
  ],
  title: formatText('draw.zoneClosed', { place: place.nameMessage }),
});

/** Draws a zone with its number, and the numbers of scientists. */
export const drawZone = ({
  state: { sun, scientists: people },
  id,
  place,
  area,
  formatText,
  translate,
}: DrawnPlace): PlaceStyle => {
  const zoneIndex = Number(id);
  return {
    fill: sun === zoneIndex ? 'sunny' : 'zone',
    elements: [
      textElement(area.x + 11, area.y + 12, numberFromOne(id), { size: 14, bold: true }),
      ...people[zoneIndex]!.flatMap((count, player) => {
        const [x, y] = scientistPoint(area, player);
        return count === 0
          ? []
          : [
              textElement(x + 7.5, y, count > 9 ? String(count) : `×${count}`, {
                size: 9,
                anchor: 'start',
                bold: true,
              }),
            ];
      }),
    ],
    title: sun === zoneIndex ? formatText('draw.sunny', { place: place.nameMessage }) : translate(place.nameMessage),
  };
};

/** Draws a place of a queue with its number. */
export const drawQueuePlace = ({ id, place: { shape, isInUse } }: DrawnPlace): PlaceStyle =>
  isInUse ? { elements: [textElement(shape.x, shape.y, id.slice(2), { size: 9, colour: 'muted' })] } : {};

/** Draws the sun over its zone. */
export const drawSun = ({ state: { sun }, rectangleAt, formatText }: DrawContext): Piece => {
  const id = `zone-${sun}`;
  const { x, y, width } = rectangleAt(id);
  const rays = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(12 * Math.cos((i * Math.PI) / 4))} ${Math.round(12 * Math.sin((i * Math.PI) / 4))}`,
  );
  const look = [
    element('path', { d: rays.join(''), class: 's-sun', 'stroke-width': 2.5 }),
    element('circle', { r: 8, class: 'f-sun s-pip', 'stroke-width': 0.8 }),
  ];
  return { kind: 'sun', name: formatText('draw.theSun'), at: id, x: x + width - 15, y: y + 15, look };
};

/** Draws the ships, icebreakers, buildings and scientists of a zone. */
export const drawZonePieces = (context: DrawContext, zone: number): readonly Piece[] => {
  const { state, rectangleAt, formatText } = context;
  const id = `zone-${zone}`;
  const area = rectangleAt(id);
  const { queues, icebreakers, buildings, scientists } = state;
  return [
    ...queues[zone]!.map((ship, index) => {
      const place = `${zone}.${index + 1}`;
      const { x, y } = rectangleAt(place);
      return { ...drawShip(context, ship), at: place, x, y };
    }),
    ...icebreakers[zone]!.map((player, i, { length }) => ({
      ...drawIcebreaker(context, player),
      at: id,
      x: area.x + 32 + i * Math.min(21, (area.width - 62) / length),
      y: area.y + 12,
    })),
    ...buildings[zone]!.map((kind, i, all) => drawBuilding(context, zone, [kind, i, all.length])),
    ...scientists[zone]!.flatMap((count, player) => {
      const [x, y] = scientistPoint(area, player);
      const name = formatText('draw.scientist', { player: playerMessage(player) });
      const look = playerFigure(player, 6, String(player + 1));
      return new Array<Piece>(count).fill({ kind: `scientist-${player}`, name, look, at: id, x, y });
    }),
  ];
};

/** The rows of buildings in a zone, unless there are more. */
const MAX_BUILDING_ROWS = 5;

/** Draws a building in one of two columns; research centres have round ends. */
const drawBuilding = (
  { rectangleAt, formatText, translate }: DrawContext,
  zone: number,
  [kind, i, count]: readonly [Building, number, number],
): Piece => {
  const id = `zone-${zone}`;
  const { x, y, width, height } = rectangleAt(id);
  const step = (height - 66) / Math.max(MAX_BUILDING_ROWS, Math.ceil(count / 2));
  const tokenWidth = width / 2 - 5;
  const tokenHeight = Math.min(step - 1, 12.5);
  const rx = CENTRES.some((centre) => centre === kind) ? tokenHeight / 2 : 1;
  return {
    kind,
    name: translate(buildingName(kind)),
    at: id,
    x: x + width * (i % 2 === 0 ? 0.26 : 0.74),
    y: y + 47 + (Math.floor(i / 2) + 0.5) * step,
    look: [
      centredRectangleElement(tokenWidth, tokenHeight, { rx, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
      textElement(0, 0, translate(buildingName(kind)), {
        size: 9.5,
        maxWidth: tokenWidth - 2,
        shortText: formatText(`draw.short.${kind}`),
      }),
    ],
  };
};
