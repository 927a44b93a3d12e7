import type { Rectangle } from '../../../core/board.js';
import { element, type Look, text } from '../../../picture/index.js';
import type { Components } from '../components/index.js';
import type { State, View } from '../state/index.js';

/** The middle of a space of the Heat track. */
export const heatSpace = ({ x, width }: Rectangle, { tracks }: Components, space: number): number =>
  x + ((space + 0.5) * width) / tracks.throws.length;

/** What is heated is warm, what freezes has frost and a star; below are the numbers, and who falls sick. */
export const heatTrack = (
  { heat, cold, ranges, overheated }: State | View,
  components: Components,
  area: Rectangle,
): Look => {
  const { throws, icons } = components.tracks;
  const step = area.width / throws.length;
  return {
    fill: 'paper',
    inside: throws.flatMap((_, space) => {
      const x = area.x + space * step;
      const state = space <= heat ? 'warm' : space <= cold ? 'frost' : 'paper';
      const icon = icons[space] === 'none' ? '' : ` ${icons[space]![0]!.toUpperCase()}`;
      return [
        element('rect', { x: x + 0.5, y: area.y + 0.5, width: step - 1, height: area.height - 1, class: `f-${state}` }),
        text(x + step / 2, area.y + area.height - 6, `${space}${icon}${state === 'frost' ? '*' : ''}`, { size: 8.5 }),
      ];
    }),
    name: `Heat ${heat}, Cold ${cold}, ranges ${ranges.join(', ')}${overheated ? ', overheated' : ''}`,
    facts: { heat, cold, ranges: ranges.join(), overheated },
  };
};
