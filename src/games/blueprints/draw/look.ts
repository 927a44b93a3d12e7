import type { Place, Rectangle } from '../../../core/board.js';
import { type Element, element, type Look, text } from '../../../picture/index.js';
import type { PlaceKind } from '../board/index.js';
import { nameOfDie } from '../board/names.js';
import { COLOURS, type Components } from '../components.js';
import type { State, View } from '../state/index.js';
import { LEVEL } from './pieces.js';
import type { Staged } from './staged.js';

/** How places look: what can lie on them, and what is printed there. */
export const look =
  ({ position, components }: Staged) =>
  ({ id, kind, owner, shape }: Place): Look => {
    const area = shape as Rectangle;
    switch (kind as PlaceKind) {
      case 'bag':
        return bag(position, id, area);
      case 'cell':
        return cell(position, components, id, owner!, area);
      default:
        return { fill: 'shade' };
    }
  };

const bag = ({ bag: counts }: State | View, id: string, { x, y, width, height }: Rectangle): Look => {
  const number = COLOURS.findIndex((colour) => id === `bag-${colour}`);
  const colour = COLOURS[number]!;
  const letter = nameOfDie({ colour, value: 1 })[0]!;
  return {
    fill: 'paper',
    inside: [text(x + width / 2, y + height / 2, `${letter} ${counts[number]}`, { size: 11, bold: true })],
    facts: { colour, count: counts[number]! },
  };
};

/** A cell shows how high its tower should become; that of a plan which cannot be seen, nothing but that it is hidden. */
const cell = ({ plans }: State | View, components: Components, id: string, owner: number, area: Rectangle): Look => {
  const { x, y, width, height } = area;
  const letter = text(x + 8, y + 9, id[0]!, { size: 10, colour: 'muted' });
  const plan = plans[owner];
  if (typeof plan !== 'number') {
    const hidden = text(x + width / 2, y + height / 2, '?', { size: 26, colour: 'line' });
    return { fill: 'shade', inside: [letter, hidden], facts: { hidden: true } };
  }
  const wanted = components.plans[plan]!['abcdef'.indexOf(id[0]!)]!;
  if (wanted === 0) return { fill: 'shade', inside: [letter, hatching(area)], facts: { height: 0 } };
  const goal = { x: x + width / 2 - 24, y: y + height - 2 - wanted * LEVEL, width: 48, height: wanted * LEVEL };
  return {
    inside: [
      letter,
      element('rect', { ...goal, class: 's-muted', 'stroke-dasharray': '2 2', 'stroke-width': 0.8 }),
      text(x + width - 9, y + 10, String(wanted), { size: 13, bold: true }),
    ],
    facts: { height: wanted },
  };
};

const hatching = ({ x, y, width, height }: Rectangle): Element => {
  const lines = [0.25, 0.5, 0.75, 1].map(
    (part) =>
      `M${x} ${y + height * part}L${x + width * part} ${y}M${x + width * part} ${y + height}L${x + width} ${y + height * part}`,
  );
  return element('path', { d: lines.join(''), class: 's-line', 'stroke-width': 0.8 });
};
