import { components } from '../../../../src/games/igloo-igloo/index.js';

// A second reading of the rules that shares no code with the first, and aims to be obvious rather than fast: every
// tile, animal, inuit and igloo is an object with a place, and places are words.

const LETTERS = 'abcdefgh';
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) => [...LETTERS].map((letter) => `${letter}${row}`));
export const CORNERS = ['a1', 'h1', 'a8', 'h8'];
export const CENTRE = ['d4', 'e4', 'd5', 'e5'];
export const SPACES = CELLS.filter((cell) => !CORNERS.includes(cell));
export const CROWN = SPACES.filter((cell) => /[ah18]/.test(cell));
export const DIRS = ['n', 'e', 's', 'w'];
export const ANIMALS = ['f1', 'f2', 'f3', 'x1', 'x2', 'x3', 'b'];
export const TILES = components.tiles.map(({ kind }) => kind as string);
export const KEPT = ['thaw', 'harpoon', 'animals', 'endurance1', 'endurance2', 'endurance3'];

/** Returns the next cell in a direction; undefined off the board. */
export const beside = (cell: string, dir: string): string | undefined => {
  const column = LETTERS.indexOf(cell.charAt(0)) + ({ e: 1, w: -1 }[dir] ?? 0);
  const row = Number(cell.charAt(1)) + ({ n: -1, s: 1 }[dir] ?? 0);
  const next = `${LETTERS.charAt(column)}${row}`;
  return CELLS.includes(next) ? next : undefined;
};
export const around = (cell: string): readonly string[] => DIRS.flatMap((dir) => beside(cell, dir) ?? []);
export const isExit = (cell: string, dir: string): boolean => SPACES.includes(beside(cell, dir) ?? '');
export const exits = (cells: readonly string[]) =>
  cells.flatMap((cell) => DIRS.filter((dir) => isExit(cell, dir)).map((dir) => `${cell}${dir}`));
const on = (letter: string, places: readonly string[]): readonly string[] => places.map((place) => letter + place);
const ofAnimals = (letter: string, animals: readonly string[], places: readonly string[]): readonly string[] =>
  animals.flatMap((animal) => on(letter + animal, places));

/** The texts of all moves, in catalogue order. */
export const EVERY_TEXT: readonly string[] = [
  ...on('P', CROWN),
  ...on('M', SPACES),
  ...on('D', exits(SPACES)),
  ...on('V', SPACES),
  ...on('T', SPACES),
  'A',
  ...ofAnimals('S', ANIMALS, exits(SPACES)),
  'Y',
  'N',
  ...on('F', CORNERS),
  ...on('E', ['1', '2', '3']),
  ...on('W', exits(CELLS)),
  ...on('K', SPACES),
  ...on('L', SPACES),
  ...ofAnimals('H', ANIMALS.slice(0, 6), SPACES),
  ...ofAnimals('J', ANIMALS, SPACES),
  ...on('I', SPACES),
  'end',
];

/** By phase, the kinds of its moves, and the clause that forbids all others. */
export const PHASES: Readonly<Record<string, readonly [letters: string, clause: string]>> = {
  placeInuit: ['P', 'IG-PLACE-1'],
  melt: ['MTA', 'IG-TURN-1'],
  drift: ['D', 'IG-DRIFT-1'],
  displace: ['V', 'IG-DRIFT-5 1'],
  stepAnimal: ['S', 'IG-ANIMAL-2 1'],
  attack: ['YN', 'IG-ATTACK-3'],
  flee: ['F', 'IG-FLEE-1'],
  act: ['TAEWKHJIe', 'IG-TURN-2 1'],
  kayak: ['L', 'IG-KAYAK-3 1'],
  over: ['', 'IG-END-1'],
};

export interface Thing {
  at: string;
}
export interface Tile extends Thing {
  readonly kind: string;
  isUp: boolean;
}
export interface Animal extends Thing {
  readonly name: string;
}
export interface Piece extends Thing {
  readonly player: number;
}

export const worthOf = (animal: string): number => (animal === 'b' ? 4 : Number(animal.charAt(1)));
