import type { Cell } from '../components.js';
import { CELL_LETTERS, COLOUR_INITIALS, type Remove } from '../moves.js';

/** Returns the name of a cell. */
export const cellName = (cell: Cell): string => CELL_LETTERS[cell]!;

/** Returns the name of a die. */
export const dieName = ({ colour, value }: Pick<Remove, 'colour' | 'value'>): string =>
  `${COLOUR_INITIALS[colour]}${value}`;
