import { type Element, element, figure, type Label, legend, text } from '../../../draw/picture.js';
import { BOW, FLAG, flame, HOUSE, snow } from './icons.js';
import { covered } from './loose.js';
import type { Staged } from './staged.js';

const sign = (words: string): readonly Element[] => [text(0, 0, words, { size: 10, bold: true })];

const token = (colour: string, dashes?: string): readonly Element[] => [
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
export const legends = ({ components, layout, at, write }: Staged): readonly Label[] => {
  const { y, height } = at(layout === 'wide' ? 'people-automaton' : `stack-${components.expeditionSlots - 1}`);
  const icons: Readonly<Record<string, readonly Element[]>> = {
    heated: [flame('bad')],
    freezing: [snow('p0')],
    level: sign('II'),
    shelter: [HOUSE],
    hunt: [BOW],
    expeditions: [FLAG],
    staff: [
      text(0, 0, `${write('draw.letter.worker')} ${write('draw.letter.engineer')}`, { size: 9, colour: 'muted' }),
    ],
    sick: figure(1, 6, write('draw.letter.engineer')),
    covered: covered(figure(0, 6, write('draw.letter.worker'))),
    active: token('good'),
    exhausted: token('paper', '3 2'),
    upgraded: sign('+'),
    done: sign('✓'),
    out: sign('×'),
    fatal: sign('†'),
  };
  const lines = Object.entries(icons).map(([id, look]) => ({
    id: `legend-${id}`,
    name: write(`draw.legend.${id as 'heated'}`),
    sign: look,
  }));
  return legend(lines, { x: 6, y: y + height + 6, width: 348 }, 2);
};
