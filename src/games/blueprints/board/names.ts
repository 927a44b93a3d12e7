import type { Cell } from '../components.js';
import { INITIALS, LETTERS, type Remove } from '../moves.js';

/** Returns the name of a cell. */
export const nameOfCell = (cell: Cell): string => LETTERS[cell]!;

/** Returns the name of a die. */
export const nameOfDie = ({ colour, value }: Pick<Remove, 'colour' | 'value'>): string => `${INITIALS[colour]}${value}`;
