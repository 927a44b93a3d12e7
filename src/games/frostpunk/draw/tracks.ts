import type { Rectangle } from '../../../board/board.js';
import { element, type Look, text } from '../../../draw/picture.js';
import type { Components } from '../components/index.js';
import type { Asked } from './asked.js';

/** Returns the middle of a space of the Heat track. */
export const heatSpace = ({ x, width }: Rectangle, { tracks }: Components, space: number): number =>
  x + ((space + 0.5) * width) / tracks.throws.length;

/**
 * Draws the Heat track: heated spaces are warm, freezing ones have frost and a star; below are the numbers, and the
 * types that fall sick.
 */
export const heatTrack = ({ position, components, area, write }: Asked): Look => {
  const { heat, cold, ranges, overheated } = position;
  const { throws, icons } = components.tracks;
  const step = area.width / throws.length;
  const named = write('draw.heatTrack', { heat, cold, ranges: ranges.join(', ') });
  return {
    fill: 'paper',
    inside: throws.flatMap((_, space) => {
      const x = area.x + space * step;
      const state = space <= heat ? 'warm' : space <= cold ? 'frost' : 'paper';
      const sick = icons[space]!;
      const icon = sick === 'none' ? '' : ` ${write(`draw.letter.${sick}`)}`;
      return [
        element('rect', { x: x + 0.5, y: area.y + 0.5, width: step - 1, height: area.height - 1, class: `f-${state}` }),
        text(x + step / 2, area.y + area.height - 6, `${space}${icon}${state === 'frost' ? '*' : ''}`, {
          size: 8.5,
          room: step - 2,
        }),
      ];
    }),
    name: overheated ? `${named}, ${write('draw.overheated')}` : named,
  };
};
