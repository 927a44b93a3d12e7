import { CARDS, SYMBOLS } from './box.js';

export interface Place {
  readonly floor: number;
  readonly row: number;
  readonly col: number;
}
const PLACES: readonly Place[] = [5, 4, 3, 2].flatMap((side, below) =>
  Array.from({ length: side * side }, (_, i) => ({ floor: below + 1, row: Math.floor(i / side), col: i % side })),
);
const ALL = PLACES.map((_, cell) => cell);

export const CELLS = PLACES.map(({ floor, row, col }) => `${floor}${'abcde'.charAt(col)}${row + 1}`);
export const cellOf = (text: string): number => (text === 'dome' ? 54 : CELLS.indexOf(text));
export const floorOf = (cell: number): number => PLACES[cell]!.floor;
const onFloor = (floor: number): readonly number[] => ALL.filter((cell) => floorOf(cell) === floor);

const squareAt = (floor: number, top: number, left: number): readonly number[] =>
  onFloor(floor).filter((cell) => {
    const { row, col } = PLACES[cell]!;
    return (row === top || row === top + 1) && (col === left || col === left + 1);
  });
const BASES = PLACES.map(({ floor, row, col }) => squareAt(floor - 1, row, col));
export const baseOf = (cell: number): readonly number[] => BASES[cell]!;

/** The squares as they are named, and the four cells of each. */
export const SQUARES: ReadonlyMap<number, readonly number[]> = new Map([
  ...ALL.filter((cell) => floorOf(cell) > 1).map((cell) => [cell, baseOf(cell)] as const),
  [54, onFloor(4)],
]);

/** Returns the row and the column of a cell. */
export const linesOf = (cell: number): readonly (readonly number[])[] => {
  const { floor, row, col } = PLACES[cell]!;
  return [
    onFloor(floor).filter((other) => PLACES[other]!.row === row),
    onFloor(floor).filter((other) => PLACES[other]!.col === col),
  ];
};

export const BORDER = ALL.filter((cell) => {
  const { floor, row, col } = PLACES[cell]!;
  const last = 5 - floor;
  return [row, col].some((n) => n === 0 || n === last);
});

export const fromAxis = (cell: number): number => {
  const { floor, row, col } = PLACES[cell]!;
  return (2 * col + floor - 5) ** 2 + (2 * row + floor - 5) ** 2;
};

export interface Word {
  readonly kind: string;
  readonly about: string;
  readonly text: string;
}
const words = (kind: string, prefix: string, abouts: readonly string[]): readonly Word[] =>
  abouts.map((about) => ({ kind, about, text: prefix + about }));
const numbers = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => String(i));
const cards = numbers(CARDS.length);
const upper = CELLS.filter((cell) => !cell.startsWith('1'));
const pairs = ['1', '2', '3'].flatMap((from) => ['1', '2', '3', '4'].map((slot) => from + slot));

/** All moves, in catalogue order. */
const WORDS: readonly Word[] = [
  ...words('take', 't', cards),
  ...words('chooseBlockOwner', '', ['me', 'siku']),
  ...words('chooseSymbol', 'as', Object.keys(SYMBOLS)),
  ...words('place', 'p', CELLS),
  ...words('liftTile', 'l', CELLS),
  ...words('dropTile', 'd', CELLS),
  ...words('pickFavour', 'f', numbers(20)),
  ...words('useFavour', 'u', numbers(20)),
  ...words('braceBlock', 'b', upper),
  ...words('scoreSquare', 's', [...upper, 'dome']),
  ...words('reserve', 'r', cards),
  ...words('exchange', 'x', pairs),
  ...words('orderCards', 'o', ['12', '21', '123', '132', '213', '231', '312', '321']),
  ...words('transform', 'c', cards),
  ...words('chooseNewType', 'i', [...'LSRPWBGE']),
  ...words('pass', '-', ['']),
];
export const EVERY_TEXT = WORDS.map(({ text }) => text);
const BY_TEXT = new Map(WORDS.map((word) => [word.text, word]));
export const wordOf = (text: string): Word => BY_TEXT.get(text)!;

/** The kinds of moves that each phase accepts. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  take: 'take useFavour',
  chooseBlockOwner: 'chooseBlockOwner',
  chooseSymbol: 'chooseSymbol',
  place: 'place liftTile useFavour',
  dropTile: 'dropTile',
  pickFavour: 'pickFavour',
  immediateFavour: 'useFavour pass',
  braceBlock: 'braceBlock',
  scoreSquare: 'scoreSquare useFavour',
  window: 'useFavour pass',
  reserve: 'reserve',
  spread: 'liftTile dropTile',
  exchange: 'exchange pass',
  orderCards: 'orderCards',
  placeForDummy: 'place',
  endFavour: 'useFavour pass',
  transform: 'transform',
  chooseNewType: 'chooseNewType',
};
