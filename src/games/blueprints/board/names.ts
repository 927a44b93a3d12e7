import { INITIALS, LETTERS, type Remove } from '../moves.js';

/** The name of a cell. */
export const nameOfCell = (cell: number): string => LETTERS[cell]!;

/** The name of a die. */
export const nameOfDie = ({ colour, value }: Pick<Remove, 'colour' | 'value'>): string => `${INITIALS[colour]}${value}`;
