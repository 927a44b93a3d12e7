import { type Element, element, type Mark } from '../../../draw/picture.js';
import { cellName, type Dir } from '../grid.js';
import type { Move } from '../moves/index.js';
import type { DrawContext } from './context.js';

/** The turn of an arrow to the north for each direction, in degrees. */
const DEGREES: Readonly<Record<Dir, number>> = { n: 0, e: 90, s: 180, w: 270 };

/**
 * Draws the mark of a move from a cell: an arrow across the edge to the next cell, or a kayak on the cell. Arrows to and
 * fro lie side by side.
 */
export const markOf = (move: Move, { rectangleAt }: Pick<DrawContext, 'rectangleAt'>): Mark | null => {
  switch (move.kind) {
    case 'drift':
    case 'stepAnimal':
    case 'walk': {
      const { x, y, width } = rectangleAt(cellName(move.cell));
      const half = width / 2;
      const turn = `translate(${x + half} ${y + half}) rotate(${DEGREES[move.dir]}) translate(9 ${-half})`;
      return { key: `${move.cell}${move.dir}`, look: drawOver(turn, ARROW) };
    }
    case 'embark': {
      const { x, y, width } = rectangleAt(cellName(move.cell));
      return { key: `kayak${move.cell}`, look: drawOver(`translate(${x + width - 11} ${y + width - 4})`, KAYAK) };
    }
    default:
      return null;
  }
};

/** Draws a symbol that lets clicks through to what is below it. */
const drawOver = (transform: string, look: Element): Element =>
  element('g', { transform, 'pointer-events': 'none' }, [look]);

const PAINT = { class: 'f-mark s-paper', 'stroke-width': 1 };

/** The arrow of an exit, to the north. */
export const ARROW = element('path', { d: 'M-5.5 5L0-6.5L5.5 5L0 2.5Z', ...PAINT });

/** The symbol of an inuit who can set out by kayak. */
export const KAYAK = element('path', { d: 'M-8-3Q0-1 8-3Q6 4 0 4Q-6 4-8-3Z', ...PAINT });
