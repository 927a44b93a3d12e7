import type { Place, Rectangle } from '../../../board/board.js';
import { type Element, element, type PlaceStyle, textElement } from '../../../draw/picture.js';
import type { Message } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { COLOURS, DIE_KINDS, type Die } from '../components.js';
import { type DrawContext, wantedHeights } from './context.js';
import { dieId, LEVEL_HEIGHT, MAX_APART } from './pieces.js';

/** Draws places: the pieces that can lie on them, and their printed content. */
export const drawPlace =
  (context: DrawContext) =>
  ({ id, kind, owner, nameMessage, shape }: Place): PlaceStyle => {
    const area = shape as Rectangle;
    switch (kind as PlaceKind) {
      case 'bag':
        return drawBag(context, id, nameMessage, area);
      case 'pool':
        return { fill: 'shade', elements: drawPoolCount(context, id, area) };
      case 'cell':
        return drawCell(context, { letter: id[0]!, owner: owner!, called: nameMessage, area });
      case 'demand':
      case 'removed':
      case 'aside':
      case 'cards':
        return { fill: 'shade' };
    }
  };

const drawBag = (
  { state, formatText }: DrawContext,
  id: string,
  place: Message,
  { x, y, width, height }: Rectangle,
): PlaceStyle => {
  const colourIndex = COLOURS.findIndex((colour) => id === `bag-${colour}`);
  const colour = COLOURS[colourIndex]!;
  const count = state.bag[colourIndex]!;
  const words = `${formatText(`draw.letter.${colour}`)} ${count}`;
  return {
    fill: 'paper',
    elements: [textElement(x + width / 2, y + height / 2, words, { size: 11, bold: true })],
    title: formatText('draw.left', { place, count }),
  };
};

/** Writes the value of an empty space of the pool, or the number of dice in a stack. */
const drawPoolCount = ({ state }: DrawContext, id: string, { x, y, width, height }: Rectangle): readonly Element[] => {
  const count = state.pool[diceByName.get(id)!]!;
  const middle = y + height / 2;
  if (count === 0) return [textElement(x + width / 2, middle, id.slice(1), { size: 10, colour: 'line' })];
  return count > MAX_APART
    ? [textElement(x + width - 3, middle, `×${count}`, { size: 10, bold: true, anchor: 'end' })]
    : [];
};

const diceByName: ReadonlyMap<string, Die> = new Map(Array.from({ length: DIE_KINDS }, (_, die) => [dieId(die), die]));

interface DrawnCell {
  readonly letter: string;
  readonly owner: number;
  readonly called: Message;
  readonly area: Rectangle;
}

/** Draws a cell with the wanted height of its tower; a cell of a hidden plan shows only that it is hidden. */
const drawCell = (context: DrawContext, { letter, owner, called, area }: DrawnCell): PlaceStyle => {
  const { formatText } = context;
  const { x, y, width, height } = area;
  const corner = textElement(x + 8, y + 9, letter, { size: 10, colour: 'muted' });
  const heights = wantedHeights(context, owner);
  if (heights === null) return { fill: 'shade', elements: [corner] };
  if (heights === '?') {
    const hidden = textElement(x + width / 2, y + height / 2, '?', { size: 26, colour: 'line' });
    return { fill: 'shade', elements: [corner, hidden], title: formatText('draw.hidden', { place: called }) };
  }
  const wanted = heights['abcdef'.indexOf(letter)]!;
  if (wanted === 0)
    return {
      fill: 'shade',
      elements: [corner, drawHatching(area)],
      title: formatText('draw.hatched', { place: called }),
    };
  const wantedShape = {
    x: x + width / 2 - 24,
    y: y + height - 2 - wanted * LEVEL_HEIGHT,
    width: 48,
    height: wanted * LEVEL_HEIGHT,
  };
  return {
    elements: [
      corner,
      element('rect', { ...wantedShape, class: 's-muted', 'stroke-dasharray': '2 2', 'stroke-width': 0.8 }),
      textElement(x + width - 9, y + 10, String(wanted), { size: 13, bold: true }),
    ],
    title: formatText('draw.wanted', { place: called, height: wanted }),
  };
};

const drawHatching = ({ x, y, width, height }: Rectangle): Element => {
  const lines = [0.25, 0.5, 0.75, 1].map(
    (share) =>
      `M${x} ${y + height * share}L${x + width * share} ${y}M${x + width * share} ${y + height}L${x + width} ${y + height * share}`,
  );
  return element('path', { d: lines.join(''), class: 's-line', 'stroke-width': 0.8 });
};
