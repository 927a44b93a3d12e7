const SIDES = [5, 4, 3, 2];
const OFFSETS = [0, 25, 41, 50];

/** Returns the number of a cell or square. */
export const cell = (name: string): number => {
  if (name === 'dome') return 54;
  const floor = Number(name[0]) - 1;
  return OFFSETS[floor]! + (Number(name[2]) - 1) * SIDES[floor]! + 'abcde'.indexOf(name[1]!);
};

export const cells = (names: string): readonly number[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map(cell);

const floorOf = (at: number): number => OFFSETS.filter((offset) => offset <= at).length - 1;

/** Returns the four cells under a square. */
export const base = (square: number): readonly number[] => {
  if (square === 54) return [50, 51, 52, 53];
  const floor = floorOf(square);
  const side = SIDES[floor]!;
  const at = square - OFFSETS[floor]!;
  const first = OFFSETS[floor - 1]! + Math.floor(at / side) * (side + 1) + (at % side);
  return [first, first + 1, first + side + 1, first + side + 2];
};

export const UPPER = Array.from({ length: 29 }, (_, i) => 25 + i);

/** Covers the whole ground floor except some cells, in filler order. */
export const floors = (count: number, except = ''): string => {
  const names: string[] = [];
  for (let at = 0; at < OFFSETS[count - 1]! + SIDES[count - 1]! ** 2; at++) names.push(nameOf(at));
  return names.filter((name) => !except.split(' ').includes(name)).join(' ');
};

/** Returns the text of a cell. */
export const nameOf = (at: number): string => {
  const floor = floorOf(at);
  const inFloor = at - OFFSETS[floor]!;
  return `${floor + 1}${'abcde'[inFloor % SIDES[floor]!]}${Math.floor(inFloor / SIDES[floor]!) + 1}`;
};
