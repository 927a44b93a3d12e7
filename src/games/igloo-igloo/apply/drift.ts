import { ask } from '../../../core/engine/play.js';
import { countAnimals, hasAnimals } from '../cells.js';
import { ANIMALS, type Animal, BEAR, VALUES_PER_ANIMAL } from '../components.js';
import { CELL_COUNT, type Cell, type Dir, directionIndex, directionOffset } from '../grid.js';
import { findGap } from '../legal/ice.js';
import type { Displace, Drift } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { State } from '../state/index.js';
import { changeAnimals, removeAnimalsOfKind } from './pieces.js';
import { beginActions } from './turn.js';

/** A shift that waits until its gap is cleared. */
interface DisplacePhase {
  readonly cell: Cell;
  readonly dir: Dir;
  readonly gap: Cell;
}

/** @rule IG-DRIFT-1 IG-DRIFT-5 */
export const drift = (run: Run, { cell, dir }: Drift): void => {
  const { draft } = run;
  const gap = findGap(draft, cell, directionIndex(dir));
  if (hasAnimals(draft, gap)) ask(run, { kind: 'displace', cell, dir, gap });
  else shiftFloes(run, cell, dir, gap);
};

/**
 * Moves the animals of the gap together; a bear among them eats the fish on the new cell, not those that come with it.
 * @rule IG-DRIFT-5 IG-DRIFT-6
 */
export const displace = (run: Run, { cell: to }: Displace, { cell, dir, gap: from }: DisplacePhase): void => {
  const { draft, emit } = run;
  const animals = listAnimals(draft, from);
  const isBear = draft.bears[from]! > 0;
  const prey = [0, 1, 2].map((fish) => countAnimals(draft, fish, to));
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const count = countAnimals(draft, animal, from);
    if (count === 0) continue;
    changeAnimals(draft, animal, from, -count);
    changeAnimals(draft, animal, to, count);
  }
  emit?.({ kind: 'animalsDisplaced', from, to, animals });
  if (isBear) prey.forEach((count, fish) => void removeAnimalsOfKind(run, fish, count, to, 'eaten'));
  shiftFloes(run, cell, dir, from);
};

/** Lists the animals on a cell of water, a bear first. */
const listAnimals = (state: State, cell: Cell): readonly Animal[] => {
  const animals: Animal[] = [];
  for (const animal of [BEAR, 0, 1, 2]) {
    for (let i = countAnimals(state, animal, cell); i > 0; i--) animals.push(ANIMALS[animal]!);
  }
  return animals;
};

/**
 * Moves the run of floes by one cell, with everything on it; the last floe moves first.
 * @rule IG-DRIFT-2 IG-DRIFT-4
 */
const shiftFloes = (run: Run, cell: Cell, dir: Dir, gap: Cell): void => {
  const { draft, emit } = run;
  const offset = directionOffset(dir);
  const floeLists = copyFloeLists(draft);
  for (let to = gap; to !== cell; to -= offset) moveFloe(floeLists, draft.players, to - offset, to);
  floeLists.ground[cell] = 'water';
  Object.assign(draft, floeLists);
  if (emit !== undefined) {
    const cells: Cell[] = [];
    for (let current = cell; current !== gap; current += offset) cells.push(current);
    emit({ kind: 'floesShifted', cells, dir });
  }
  beginActions(run);
};

/** Copies the lists of everything on floes. */
const copyFloeLists = ({ ground, faceDownTiles, foxes, bears, inuits, igloos }: Draft) => ({
  ground: ground.slice(),
  faceDownTiles: faceDownTiles.slice(),
  foxes: foxes.slice(),
  bears: bears.slice(),
  inuits,
  igloos: igloos.slice(),
});

/** Moves a floe to the next cell, which is free; its own cell is left empty. */
const moveFloe = (floeLists: ReturnType<typeof copyFloeLists>, players: number, from: Cell, to: Cell): void => {
  const { ground, faceDownTiles, igloos, bears, foxes, inuits } = floeLists;
  ground[to] = ground[from]!;
  faceDownTiles.copyWithin(to, from, from + 1); // face down: stays hidden
  faceDownTiles[from] = null;
  igloos[to] = igloos[from]!;
  igloos[from] = null;
  moveCount(bears, from, to);
  for (let valueIndex = 0; valueIndex < VALUES_PER_ANIMAL; valueIndex++)
    moveCount(foxes, VALUES_PER_ANIMAL * from + valueIndex, VALUES_PER_ANIMAL * to + valueIndex);
  for (let player = 0; player < players; player++) {
    moveCount(inuits, CELL_COUNT * player + from, CELL_COUNT * player + to);
  }
};

const moveCount = (counts: number[], from: number, to: number): void => {
  counts[to] = counts[from]!;
  counts[from] = 0;
};
