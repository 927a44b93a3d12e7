import { type Element, element, textElement } from '../../../draw/picture.js';
import type { Resource } from '../components/index.js';
import type { DrawContext } from './context.js';

/** Heat, in a colour. */
export const flame = (colour: string): Element =>
  element('path', { d: 'M0-5.5Q4.5 0 3 3Q0 6.5-3 3Q-4.5 0 0-5.5Z', class: `f-${colour}` });

/** Cold, in a colour. */
export const snow = (colour: string): Element =>
  element('path', {
    d: 'M-4.5 0H4.5M-2.3-4L2.3 4M2.3-4L-2.3 4',
    class: `s-${colour}`,
    'stroke-width': 1.4,
  });

/** Shelter. */
export const HOUSE: Element = element('path', { d: 'M-5.5 0L0-5.5L5.5 0H4V4.5H-4V0Z', class: 'f-muted' });

/** The icons of a hunt. */
export const BOW: Element = element('path', {
  d: 'M-3-5Q5 0-3 5ZM-5 0H5M2.5-2L5 0L2.5 2',
  class: 's-muted',
  'stroke-width': 1.2,
});

/** Expeditions at a time. */
export const FLAG: Element = element('path', { d: 'M-4 5V-5.5L5-2.5L-2.8 0.5V5Z', class: 'f-muted' });

/** Draws the symbol of a resource. */
export const resourceChip = ({ formatText }: Pick<DrawContext, 'formatText'>, res: Resource): readonly Element[] => {
  const letter = formatText(`draw.letter.${res}`);
  const width = letter.length > 1 ? 16 : 12;
  return [
    element('rect', { x: -width / 2, y: -6, width, height: 12, rx: 3, class: `f-${res}` }),
    textElement(0, 0, letter, { size: 9, bold: true, colour: 'token' }),
  ];
};
