import { ANIMALS, type Animal, animalIndex, BEAR } from '../components.js';
import { CELL_COUNT, type Cell, CORNERS, CROWN, DIRECTIONS, type Dir, isCorner, NEXT, SPACES } from '../grid.js';
import type * as kinds from './kinds.js';

interface Exit {
  readonly cell: Cell;
  readonly dir: Dir;
}

/** Lists the exits from these cells to every neighbour that is not a corner. */
const exitsFrom = (cells: readonly Cell[]): readonly Exit[] =>
  cells.flatMap((cell) =>
    DIRECTIONS.map((dir) => ({ cell, dir })).filter((_, i) => {
      const next = NEXT[4 * cell + i]!;
      return next >= 0 && !isCorner(next);
    }),
  );

const driftExits = exitsFrom(SPACES);
const walkExits = exitsFrom([...CORNERS, ...SPACES].sort((a, b) => a - b));
const catchesOf = (animals: readonly Animal[]) => animals.flatMap((animal) => SPACES.map((cell) => ({ animal, cell })));

/** The moves of each kind, in the order of the catalogue. */
export const MOVES = {
  placeInuit: CROWN.map((cell): kinds.PlaceInuit => ({ kind: 'placeInuit', cell })),
  melt: SPACES.map((cell): kinds.Melt => ({ kind: 'melt', cell })),
  drift: driftExits.map((exit): kinds.Drift => ({ kind: 'drift', ...exit })),
  displace: SPACES.map((cell): kinds.Displace => ({ kind: 'displace', cell })),
  thaw: SPACES.map((cell): kinds.Thaw => ({ kind: 'thaw', cell })),
  moveAnimals: [{ kind: 'moveAnimals' }] as readonly kinds.MoveAnimals[],
  stepAnimal: ANIMALS.flatMap((animal) =>
    driftExits.map((exit): kinds.StepAnimal => ({ kind: 'stepAnimal', animal, ...exit })),
  ),
  defend: [{ kind: 'defend' }] as readonly kinds.Defend[],
  decline: [{ kind: 'decline' }] as readonly kinds.Decline[],
  flee: CORNERS.map((cell): kinds.Flee => ({ kind: 'flee', cell })),
  playEndurance: [1, 2, 3].map((value): kinds.PlayEndurance => ({ kind: 'playEndurance', value })),
  walk: walkExits.map((exit): kinds.Walk => ({ kind: 'walk', ...exit })),
  embark: SPACES.map((cell): kinds.Embark => ({ kind: 'embark', cell })),
  land: SPACES.map((cell): kinds.Land => ({ kind: 'land', cell })),
  hunt: catchesOf(ANIMALS.slice(0, BEAR)).map((animal): kinds.Hunt => ({ kind: 'hunt', ...animal })),
  harpoon: catchesOf(ANIMALS).map((animal): kinds.Harpoon => ({ kind: 'harpoon', ...animal })),
  buildIgloo: SPACES.map((cell): kinds.BuildIgloo => ({ kind: 'buildIgloo', cell })),
  endTurn: [{ kind: 'endTurn' }] as readonly kinds.EndTurn[],
};

/** Indexes moves by `indexOf`. */
const indexMoves = <Move>(moves: readonly Move[], indexOf: (move: Move) => number): readonly (Move | undefined)[] => {
  const table: (Move | undefined)[] = [];
  for (const move of moves) table[indexOf(move)] = move;
  return Array.from(table);
};

const cellIndex = ({ cell }: { readonly cell: Cell }): number => cell;
const exitIndex = ({ cell, dir }: Exit): number => 4 * cell + DIRECTIONS.indexOf(dir);
const preyIndex = ({ animal, cell }: kinds.Hunt | kinds.Harpoon): number => CELL_COUNT * animalIndex(animal) + cell;

/** The moves by cell, by 4 * cell + direction, and with animals by the index of the animal before that. */
export const MOVE_AT = {
  melt: indexMoves(MOVES.melt, cellIndex),
  drift: indexMoves(MOVES.drift, exitIndex),
  displace: indexMoves(MOVES.displace, cellIndex),
  thaw: indexMoves(MOVES.thaw, cellIndex),
  stepAnimal: indexMoves(MOVES.stepAnimal, (step) => 4 * CELL_COUNT * animalIndex(step.animal) + exitIndex(step)),
  walk: indexMoves(MOVES.walk, exitIndex),
  embark: indexMoves(MOVES.embark, cellIndex),
  land: indexMoves(MOVES.land, cellIndex),
  hunt: indexMoves(MOVES.hunt, preyIndex),
  harpoon: indexMoves(MOVES.harpoon, preyIndex),
  buildIgloo: indexMoves(MOVES.buildIgloo, cellIndex),
};
