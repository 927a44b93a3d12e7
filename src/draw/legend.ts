import type { Rectangle } from '../board/board.js';
import type { Label } from './scene.js';
import { MIN_FONT_SIZE } from './shapes.js';

/** The width of the symbol before a label, with the gap to the words. */
export const SYMBOL_WIDTH = 22;

/** The height of a line of a legend. */
export const LEGEND_LINE_HEIGHT = 14;

/** A line of a legend: a symbol and what it means. */
export type LegendLine = Pick<Label, 'id' | 'name' | 'symbol'>;

/** Lays out a legend in columns of equal length, from the upper left corner of an area. */
export const legend = (
  lines: readonly LegendLine[],
  { x, y, width }: Pick<Rectangle, 'x' | 'y' | 'width'>,
  columns: number,
): readonly Label[] => {
  const rows = Math.ceil(lines.length / columns);
  const step = width / columns;
  return lines.map((line, i) => ({
    size: MIN_FONT_SIZE,
    anchor: 'start',
    maxWidth: step - SYMBOL_WIDTH - 3,
    ...line,
    x: x + SYMBOL_WIDTH + Math.floor(i / rows) * step,
    y: y + ((i % rows) + 0.5) * LEGEND_LINE_HEIGHT,
  }));
};
