import { ANIMALS, type Animal, BEAR, numberOfAnimal } from '../components.js';
import { CELLS, type Cell, CORNERS, CROWN, DIRECTIONS, type Dir, isCorner, NEXT, SPACES } from '../grid.js';
import type * as kinds from './kinds.js';

interface Way {
  readonly cell: Cell;
  readonly dir: Dir;
}

/** Lists the ways from these cells to every neighbour that is not a corner. */
const waysFrom = (cells: readonly Cell[]): readonly Way[] =>
  cells.flatMap((cell) =>
    DIRECTIONS.map((dir) => ({ cell, dir })).filter((_, i) => {
      const next = NEXT[4 * cell + i]!;
      return next >= 0 && !isCorner(next);
    }),
  );

const ways = waysFrom(SPACES);
const walks = waysFrom([...CORNERS, ...SPACES].sort((a, b) => a - b));
const prey = (animals: readonly Animal[]) => animals.flatMap((animal) => SPACES.map((cell) => ({ animal, cell })));

/** The moves of each kind, in the order of the catalogue. */
export const entries = {
  place: CROWN.map((cell): kinds.Place => ({ kind: 'place', cell })),
  melt: SPACES.map((cell): kinds.Melt => ({ kind: 'melt', cell })),
  drift: ways.map((way): kinds.Drift => ({ kind: 'drift', ...way })),
  displace: SPACES.map((cell): kinds.Displace => ({ kind: 'displace', cell })),
  thaw: SPACES.map((cell): kinds.Thaw => ({ kind: 'thaw', cell })),
  animals: [{ kind: 'animals' }] as readonly kinds.MoveAnimals[],
  step: ANIMALS.flatMap((animal) => ways.map((way): kinds.StepMove => ({ kind: 'step', animal, ...way }))),
  defend: [{ kind: 'defend' }] as readonly kinds.Defend[],
  decline: [{ kind: 'decline' }] as readonly kinds.Decline[],
  flee: CORNERS.map((cell): kinds.Flee => ({ kind: 'flee', cell })),
  endurance: [1, 2, 3].map((value): kinds.Endurance => ({ kind: 'endurance', value })),
  walk: walks.map((way): kinds.Walk => ({ kind: 'walk', ...way })),
  embark: SPACES.map((cell): kinds.Embark => ({ kind: 'embark', cell })),
  land: SPACES.map((cell): kinds.Land => ({ kind: 'land', cell })),
  hunt: prey(ANIMALS.slice(0, BEAR)).map((animal): kinds.Hunt => ({ kind: 'hunt', ...animal })),
  harpoon: prey(ANIMALS).map((animal): kinds.Harpoon => ({ kind: 'harpoon', ...animal })),
  igloo: SPACES.map((cell): kinds.Igloo => ({ kind: 'igloo', cell })),
  end: [{ kind: 'end' }] as readonly kinds.End[],
};

/** Indexes moves by the number that `at` gives them. */
const numbered = <Move>(moves: readonly Move[], at: (move: Move) => number): readonly (Move | undefined)[] => {
  const table: (Move | undefined)[] = [];
  for (const move of moves) table[at(move)] = move;
  return Array.from(table);
};

const onCell = ({ cell }: { readonly cell: Cell }): number => cell;
const onWay = ({ cell, dir }: Way): number => 4 * cell + DIRECTIONS.indexOf(dir);
const ofPrey = ({ animal, cell }: kinds.Hunt | kinds.Harpoon): number => CELLS * numberOfAnimal(animal) + cell;

/** The moves by cell, by 4 * cell + direction, and with animals by number of animal before that. */
export const at = {
  melt: numbered(entries.melt, onCell),
  drift: numbered(entries.drift, onWay),
  displace: numbered(entries.displace, onCell),
  thaw: numbered(entries.thaw, onCell),
  step: numbered(entries.step, (step) => 4 * CELLS * numberOfAnimal(step.animal) + onWay(step)),
  walk: numbered(entries.walk, onWay),
  embark: numbered(entries.embark, onCell),
  land: numbered(entries.land, onCell),
  hunt: numbered(entries.hunt, ofPrey),
  harpoon: numbered(entries.harpoon, ofPrey),
  igloo: numbered(entries.igloo, onCell),
};
