import { CELLS, type Cell, CORNERS, CROWN, DIRECTIONS, type Dir, isCorner, NEXT, SPACES } from '../board.js';
import { ANIMALS, type Animal, BEAR } from '../components.js';
import type { Move } from './kinds.js';

type OnCell = Extract<Move, { readonly cell: Cell }>;

interface Way {
  readonly cell: Cell;
  readonly dir: Dir;
}

/** From these cells to every neighbour that is no corner. */
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

/** Every move there is, kind by kind. */
export const catalogue: readonly Move[] = [
  ...CROWN.map((cell): Move => ({ kind: 'place', cell })),
  ...SPACES.map((cell): Move => ({ kind: 'melt', cell })),
  ...ways.map((way): Move => ({ kind: 'drift', ...way })),
  ...SPACES.map((cell): Move => ({ kind: 'displace', cell })),
  ...SPACES.map((cell): Move => ({ kind: 'thaw', cell })),
  { kind: 'animals' },
  ...ANIMALS.flatMap((animal) => ways.map((way): Move => ({ kind: 'step', animal, ...way }))),
  { kind: 'defend' },
  { kind: 'decline' },
  ...CORNERS.map((cell): Move => ({ kind: 'flee', cell })),
  ...[1, 2, 3].map((value): Move => ({ kind: 'endurance', value })),
  ...walks.map((way): Move => ({ kind: 'walk', ...way })),
  ...SPACES.map((cell): Move => ({ kind: 'embark', cell })),
  ...SPACES.map((cell): Move => ({ kind: 'land', cell })),
  ...prey(ANIMALS.slice(0, BEAR)).map((animal): Move => ({ kind: 'hunt', ...animal })),
  ...prey(ANIMALS).map((animal): Move => ({ kind: 'harpoon', ...animal })),
  ...SPACES.map((cell): Move => ({ kind: 'igloo', cell })),
  { kind: 'end' },
];

/** Entries of one kind by number; `at` numbers them. */
const table = <Kind extends Move['kind']>(
  kind: Kind,
  at: (move: Extract<Move, { readonly kind: Kind }>) => number,
): readonly (Move | undefined)[] => {
  const entries: (Move | undefined)[] = [];
  for (const move of catalogue) {
    if (move.kind === kind) entries[at(move as Extract<Move, { readonly kind: Kind }>)] = move;
  }
  return Array.from(entries);
};

const onCell = ({ cell }: OnCell): number => cell;
const onWay = ({ cell, dir }: Way): number => 4 * cell + DIRECTIONS.indexOf(dir);
const only = (): number => 0;
const ofAnimal = (animal: Animal): number => ANIMALS.indexOf(animal);

/** The entries of each kind: by cell, by 4 * cell + direction, and with animals by number of animal before that. */
export const entries = {
  place: table('place', onCell),
  melt: table('melt', onCell),
  drift: table('drift', onWay),
  displace: table('displace', onCell),
  thaw: table('thaw', onCell),
  animals: table('animals', only),
  step: table('step', (step) => 4 * CELLS * ofAnimal(step.animal) + onWay(step)),
  defend: table('defend', only),
  decline: table('decline', only),
  flee: table('flee', onCell),
  endurance: table('endurance', ({ value }) => value - 1),
  walk: table('walk', onWay),
  embark: table('embark', onCell),
  land: table('land', onCell),
  hunt: table('hunt', ({ animal, cell }) => CELLS * ofAnimal(animal) + cell),
  harpoon: table('harpoon', ({ animal, cell }) => CELLS * ofAnimal(animal) + cell),
  igloo: table('igloo', onCell),
  end: table('end', only),
} as const;
