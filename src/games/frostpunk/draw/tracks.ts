import type { Rectangle } from '../../../board/board.js';
import { type Element, element, figure, type Look, movedTo, text } from '../../../draw/picture.js';
import { type Components, KINDS } from '../components/index.js';
import type { Asked } from './asked.js';

/** Returns the middle of a space of the Heat track. */
export const heatSpace = ({ x, width }: Rectangle, { tracks }: Components, space: number): number =>
  x + ((space + 0.5) * width) / tracks.throws.length;

/** The least width of a space that has its number. */
const NUMBERED = 14;

/**
 * Draws the Heat track: heated spaces are warm, freezing ones have frost; below are the numbers, and the types that fall
 * sick, as figures where it freezes.
 */
export const heatTrack = (asked: Asked): Look => {
  const { position, components, area, write } = asked;
  const { heat, cold, ranges, overheated } = position;
  const { throws, icons } = components.tracks;
  const step = area.width / throws.length;
  const named = write('draw.heatTrack', { heat, cold, ranges: ranges.join(', ') });
  const every = Math.ceil(NUMBERED / step);
  return {
    fill: 'paper',
    inside: throws.flatMap((_, space) => {
      const x = area.x + space * step;
      const state = space <= heat ? 'warm' : space <= cold ? 'frost' : 'paper';
      const number = text(x + step / 2, area.y + 37, String(space), {
        size: 9.5,
        bold: space === heat || space === cold,
      });
      return [
        element('rect', { x: x + 0.5, y: area.y + 0.5, width: step - 1, height: area.height - 1, class: `f-${state}` }),
        ...(space % every === 0 ? [number] : []),
        ...sick(asked, icons[space]!, { isFreezing: state === 'frost', x: x + step / 2, y: area.y + 50 }),
      ];
    }),
    name: overheated ? `${named}, ${write('draw.overheated')}` : named,
  };
};

/** Draws the type that falls sick on a space. */
const sick = (
  { write }: Asked,
  type: 'none' | (typeof KINDS)[number],
  { isFreezing, x, y }: { readonly isFreezing: boolean; readonly x: number; readonly y: number },
): readonly Element[] => {
  if (type === 'none') return [];
  const letter = write(`draw.letter.${type}`);
  return [
    isFreezing
      ? movedTo(x, y, figure(KINDS.indexOf(type), 6, letter))
      : text(x, y, letter, { size: 9, colour: 'muted' }),
  ];
};
