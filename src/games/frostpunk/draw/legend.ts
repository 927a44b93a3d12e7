import { type Element, element, type Label, legend, playerFigure, textElement } from '../../../draw/picture.js';
import type { DrawContext } from './context.js';
import { BOW, FLAG, flame, HOUSE, snow } from './icons.js';
import { coverFigure } from './unplaced-piece.js';

const symbol = (writing: string): readonly Element[] => [textElement(0, 0, writing, { size: 10, bold: true })];

const tokenSymbol = (colour: string, dashes?: string): readonly Element[] => [
  element('rect', {
    x: -7,
    y: -5,
    width: 14,
    height: 10,
    rx: 5,
    class: `f-${colour} s-good`,
    'stroke-dasharray': dashes,
  }),
];

/** Returns the legend, where the board has room for it. */
export const drawLegend = ({ components, layout, rectangleAt, formatText }: DrawContext): readonly Label[] => {
  const { y, height } = rectangleAt(layout === 'wide' ? 'people-automaton' : `stack-${components.expeditionSlots - 1}`);
  const icons: Readonly<Record<string, readonly Element[]>> = {
    heated: [flame('bad')],
    freezing: [snow('p0')],
    level: symbol('II'),
    shelter: [HOUSE],
    hunt: [BOW],
    expeditions: [FLAG],
    staff: [
      textElement(0, 0, `${formatText('draw.letter.worker')} ${formatText('draw.letter.engineer')}`, {
        size: 9,
        colour: 'muted',
      }),
    ],
    sick: playerFigure(1, 6, formatText('draw.letter.engineer')),
    covered: coverFigure(playerFigure(0, 6, formatText('draw.letter.worker'))),
    active: tokenSymbol('good'),
    exhausted: tokenSymbol('paper', '3 2'),
    upgraded: symbol('+'),
    done: symbol('✓'),
    out: symbol('×'),
    fatal: symbol('†'),
  };
  const lines = Object.entries(icons).map(([id, look]) => ({
    id: `legend-${id}`,
    name: formatText(`draw.legend.${id as 'heated'}`),
    symbol: look,
  }));
  return legend(lines, { x: 6, y: y + height + 6, width: 348 }, 2);
};
