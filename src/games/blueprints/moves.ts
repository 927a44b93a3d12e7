import { HIDDEN, type Hidden } from '../../core/contract/game.js';
import { CELLS, type Cell, COLOURS, type Colour, colourIndex, type Die, FACES } from './components.js';

/** A die of the pool is placed on the player's own plan. Written `W3c`. */
export interface Build {
  readonly kind: 'build';
  readonly colour: Colour;
  /** The value, 1 to 6. */
  readonly value: number;
  /** The cell, 0 to 5, row by row. */
  readonly cell: Cell;
}

/** A chosen die that fits nowhere is discarded. Written `-W3`. */
export interface Discard {
  readonly kind: 'discard';
  readonly colour: Colour;
  /** The value, 1 to 6. */
  readonly value: number;
}

/** The second die of a turn of two players leaves the round. Written `xW3`. */
export interface Remove {
  readonly kind: 'remove';
  readonly colour: Colour;
  /** The value, 1 to 6. */
  readonly value: number;
}

/** A decision of a player. */
export type Move = Build | Discard | Remove;

/** A decision as a viewer sees it: the cells of others' builds are hidden. Written `W3?`. */
export type SeenMove = (Omit<Build, 'cell'> & { readonly cell: Cell | Hidden }) | Discard | Remove;

/** Returns the die of a move. */
export const dieOf = ({ colour, value }: Move): Die => FACES * colourIndex(colour) + value - 1;

const dice = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => ({ colour, value })));

/** All moves by kind: builds by die and cell, discards by die, removals by die. */
export const MOVES = {
  build: dice.flatMap((die) => [0, 1, 2, 3, 4, 5].map((cell): Build => ({ kind: 'build', ...die, cell }))),
  discard: dice.map((die): Discard => ({ kind: 'discard', ...die })),
  remove: dice.map((die): Remove => ({ kind: 'remove', ...die })),
};

/** Returns the index of the entry that builds with a die on a cell. */
export const buildIndex = (die: Die, cell: Cell): number => CELLS * die + cell;

/** The letters of the colours in notation. */
export const COLOUR_INITIALS: Readonly<Record<Colour, string>> = { wood: 'W', recycled: 'R', stone: 'S', glass: 'G' };

/** The names of the cells, a letter each. */
export const CELL_LETTERS = 'abcdef';

/** Writes a move: `C V L` to build, `- C V` to discard, `x C V` to remove: colour W R S G, value 1-6, cell a-f. */
export const format = (move: SeenMove): string => {
  const die = `${COLOUR_INITIALS[move.colour]}${move.value}`;
  switch (move.kind) {
    case 'build':
      return `${die}${move.cell === HIDDEN ? HIDDEN : CELL_LETTERS[move.cell]}`;
    case 'discard':
      return `-${die}`;
    case 'remove':
      return `x${die}`;
  }
};
