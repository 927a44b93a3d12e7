import type { Rectangle } from '../board/board.js';
import { LEGIBLE } from './parts.js';
import type { Label } from './scene.js';

/** The width of the sign before a label, with the gap to the words. */
export const SIGN = 22;

/** The height of a line of a legend. */
export const LEGEND_LINE = 14;

/** A line of a legend: a sign and what it means. */
export type LegendLine = Pick<Label, 'id' | 'name' | 'sign'>;

/** Lays out a legend in columns of equal length, from the upper left corner of an area. */
export const legend = (
  lines: readonly LegendLine[],
  { x, y, width }: Pick<Rectangle, 'x' | 'y' | 'width'>,
  columns: number,
): readonly Label[] => {
  const rows = Math.ceil(lines.length / columns);
  const step = width / columns;
  return lines.map((line, i) => ({
    size: LEGIBLE,
    anchor: 'start',
    room: step - SIGN - 3,
    ...line,
    x: x + SIGN + Math.floor(i / rows) * step,
    y: y + ((i % rows) + 0.5) * LEGEND_LINE,
  }));
};
