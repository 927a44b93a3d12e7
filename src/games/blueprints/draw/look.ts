import type { Place, Rectangle } from '../../../board/board.js';
import { type Element, element, type Look, text } from '../../../draw/picture.js';
import type { Message } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { COLOURS, DICE, type Die } from '../components.js';
import { APART, LEVEL, nameOf } from './pieces.js';
import { heightsOf, type Staged } from './staged.js';

/** Draws places: the pieces that can lie on them, and their printed content. */
export const look =
  (stage: Staged) =>
  ({ id, kind, owner, called, shape }: Place): Look => {
    const area = shape as Rectangle;
    switch (kind as PlaceKind) {
      case 'bag':
        return bag(stage, id, called, area);
      case 'pool':
        return { fill: 'shade', inside: counted(stage, id, area) };
      case 'cell':
        return cell(stage, { letter: id[0]!, owner: owner!, called, area });
      default:
        return { fill: 'shade' };
    }
  };

const bag = ({ position, write }: Staged, id: string, place: Message, { x, y, width, height }: Rectangle): Look => {
  const number = COLOURS.findIndex((colour) => id === `bag-${colour}`);
  const colour = COLOURS[number]!;
  const count = position.bag[number]!;
  const words = `${write(`draw.letter.${colour}`)} ${count}`;
  return {
    fill: 'paper',
    inside: [text(x + width / 2, y + height / 2, words, { size: 11, bold: true })],
    name: write('draw.left', { place, count }),
  };
};

/** Writes the value of an empty space of the pool, or the number of dice in a stack. */
const counted = ({ position }: Staged, id: string, { x, y, width, height }: Rectangle): readonly Element[] => {
  const count = position.pool[diceByName.get(id)!]!;
  const middle = y + height / 2;
  if (count === 0) return [text(x + width / 2, middle, id.slice(1), { size: 10, colour: 'line' })];
  return count > APART ? [text(x + width - 3, middle, `×${count}`, { size: 10, bold: true, anchor: 'end' })] : [];
};

const diceByName: ReadonlyMap<string, Die> = new Map(Array.from({ length: DICE }, (_, die) => [nameOf(die), die]));

interface Drawn {
  readonly letter: string;
  readonly owner: number;
  readonly called: Message;
  readonly area: Rectangle;
}

/** Draws a cell with the wanted height of its tower; a cell of a hidden plan shows only that it is hidden. */
const cell = (stage: Staged, { letter, owner, called, area }: Drawn): Look => {
  const { write } = stage;
  const { x, y, width, height } = area;
  const corner = text(x + 8, y + 9, letter, { size: 10, colour: 'muted' });
  const heights = heightsOf(stage, owner);
  if (heights === null) return { fill: 'shade', inside: [corner] };
  if (heights === '?') {
    const hidden = text(x + width / 2, y + height / 2, '?', { size: 26, colour: 'line' });
    return { fill: 'shade', inside: [corner, hidden], name: write('draw.hidden', { place: called }) };
  }
  const wanted = heights['abcdef'.indexOf(letter)]!;
  if (wanted === 0)
    return { fill: 'shade', inside: [corner, hatching(area)], name: write('draw.hatched', { place: called }) };
  const goal = { x: x + width / 2 - 24, y: y + height - 2 - wanted * LEVEL, width: 48, height: wanted * LEVEL };
  return {
    inside: [
      corner,
      element('rect', { ...goal, class: 's-muted', 'stroke-dasharray': '2 2', 'stroke-width': 0.8 }),
      text(x + width - 9, y + 10, String(wanted), { size: 13, bold: true }),
    ],
    name: write('draw.wanted', { place: called, height: wanted }),
  };
};

const hatching = ({ x, y, width, height }: Rectangle): Element => {
  const lines = [0.25, 0.5, 0.75, 1].map(
    (part) =>
      `M${x} ${y + height * part}L${x + width * part} ${y}M${x + width * part} ${y + height}L${x + width} ${y + height * part}`,
  );
  return element('path', { d: lines.join(''), class: 's-line', 'stroke-width': 0.8 });
};
