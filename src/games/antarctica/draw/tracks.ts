import type { Rectangle } from '../../../board/board.js';
import {
  type Element,
  element,
  type Label,
  type Piece,
  type PlaceStyle,
  SYMBOL_WIDTH,
  textElement,
  translateElements,
} from '../../../draw/picture.js';
import { layoutTable } from '../board/tables.js';
import type { Track } from '../components/index.js';
import type { DrawContext, DrawnPlace } from './context.js';
import { buildingName, numberFromOne } from './names.js';
import { drawEffectSymbol, drawSymbol } from './symbols.js';
import { drawCube } from './unplaced-pieces.js';

/** The width of the number of a track with its centres. */
const HEAD_WIDTH = 48;

/** Returns the left edge and the width of the spaces of a track. */
const spaceColumns = ({ x, width }: Rectangle, { printedNumbers }: Track): readonly [number, number] => [
  x + HEAD_WIDTH,
  (width - HEAD_WIDTH) / printedNumbers.length,
];

/** Returns the label over the tracks, with the numbers of the spaces if all tracks have as many. */
export const spacesLabel = ({ layout, board, formatText }: DrawContext): Label => {
  const { x, y, width } = layoutTable(layout).tracks;
  const [first, ...others] = board.cards.tracks;
  const count = others.every(({ printedNumbers }) => printedNumbers.length === first!.printedNumbers.length)
    ? first!.printedNumbers.length
    : 0;
  const numberTexts = Array.from({ length: count }, (_, i) =>
    textElement(SYMBOL_WIDTH / 2 - 2 + HEAD_WIDTH + ((i + 0.5) * (width - HEAD_WIDTH)) / count, 0, String(i + 1), {
      size: 9,
      colour: 'muted',
    }),
  );
  const name = formatText('draw.space');
  return {
    id: 'space',
    name,
    symbol: numberTexts,
    x: x + 3,
    y: y - 6,
    size: 9,
    anchor: 'start',
    colour: 'muted',
    maxWidth: HEAD_WIDTH,
  };
};

/** Draws a track: the kinds of research centres, the effects over the spaces, the numbers below. */
export const drawTrack = ({
  state: { usedBlueSpaces },
  board: { cards },
  id,
  place,
  area,
  formatText,
}: DrawnPlace): PlaceStyle => {
  const printedTrack = cards.tracks[Number(id)]!;
  const [left, step] = spaceColumns(area, printedTrack);
  const { centres, printedNumbers } = printedTrack;
  const effects = place.isInUse ? printedTrack.effects : [];
  const middle = area.y + area.height / 2;
  const iconY = (i: number) => middle + (i - (centres.length - 1) / 2) * 11;
  const name = formatText('draw.track', { place: place.nameMessage, centres: centres.map(buildingName) });
  return {
    fill: place.isInUse ? 'paper' : 'shade',
    elements: [
      textElement(area.x + 9, middle, numberFromOne(id), { size: 13, bold: true }),
      ...centres.map((kind, i) =>
        textElement(area.x + 32, iconY(i), formatText(`draw.short.${kind}`), { size: 9, maxWidth: 31 }),
      ),
      ...(place.isInUse ? printedNumbers : []).flatMap((value, i) => drawSpace(value, left + (i + 0.5) * step, area)),
      ...effects.map(({ space, colour, effect }) => {
        const isUsed = usedBlueSpaces[Number(id)]!.includes(space);
        const drawn = drawEffectSymbol(effect, isUsed ? 'shade' : colour, step);
        return translateElements(
          left + (space - 0.5) * step,
          area.y + 8,
          isUsed ? [...drawn, drawSymbol('spent')] : drawn,
        );
      }),
      ...(place.isInUse
        ? []
        : [textElement(area.x + area.width / 2, middle, formatText('draw.closed'), { size: 12, bold: true })]),
    ],
    title: place.isInUse ? name : formatText('draw.trackClosed', { place: name }),
  };
};

const drawSpace = (value: number | null, x: number, { y, height }: Rectangle): readonly Element[] => [
  value === null
    ? element('circle', { cx: x, cy: y + height - 8, r: 1, class: 'f-muted' })
    : textElement(x, y + height - 8, String(value), { size: 10, colour: 'muted' }),
];

/** Draws the cubes of a track. */
export const drawCubes = (context: DrawContext, trackIndex: number): readonly Piece[] => {
  const id = `track-${trackIndex}`;
  const area = context.rectangleAt(id);
  const [left, step] = spaceColumns(area, context.board.cards.tracks[trackIndex]!);
  return context.state.cubeSpaces[trackIndex]!.flatMap((space, player) =>
    space === 0
      ? []
      : [{ ...drawCube(context, player), at: id, x: left + (space - 0.5) * step, y: area.y + area.height - 8 }],
  );
};
