import { ask } from '../../../core/contract/run.js';
import { animalsOn, hasAnimals } from '../cells.js';
import { ANIMALS, type Animal, BEAR, SIZES } from '../components.js';
import { CELLS, type Cell, type Dir, numberOf, offsetOf } from '../grid.js';
import { gapOf } from '../legal/ice.js';
import type { Displace, Drift } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { State } from '../state/index.js';
import { changeAnimals, removeAnimal } from './pieces.js';
import { endMelt } from './turn.js';

/** A shift that waits until its gap is cleared. */
interface Clearing {
  readonly cell: Cell;
  readonly dir: Dir;
  readonly gap: Cell;
}

/** @rule IG-DRIFT-1 IG-DRIFT-5 */
export const drift = (run: Run, { cell, dir }: Drift): void => {
  const { draft } = run;
  const gap = gapOf(draft, cell, numberOf(dir));
  if (hasAnimals(draft, gap)) ask(run, { kind: 'displace', cell, dir, gap });
  else shift(run, cell, dir, gap);
};

/**
 * Moves the animals of the gap together; a bear among them eats the fish on the new cell, not those that come with it.
 * @rule IG-DRIFT-5 IG-DRIFT-6
 */
export const displace = (run: Run, { cell: to }: Displace, { cell, dir, gap: from }: Clearing): void => {
  const { draft, emit } = run;
  const animals = animalsAt(draft, from);
  const isBear = draft.bears[from]! > 0;
  const prey = [0, 1, 2].map((fish) => animalsOn(draft, fish, to));
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const count = animalsOn(draft, animal, from);
    if (count === 0) continue;
    changeAnimals(draft, animal, from, -count);
    changeAnimals(draft, animal, to, count);
  }
  emit?.({ kind: 'displaced', from, to, animals });
  if (isBear) prey.forEach((count, fish) => void removeAnimal(run, fish, count, to, 'eaten'));
  shift(run, cell, dir, from);
};

/** Lists the animals on a cell of water, a bear first. */
const animalsAt = (state: State, cell: Cell): readonly Animal[] => {
  const animals: Animal[] = [];
  for (const animal of [BEAR, 0, 1, 2]) {
    for (let i = animalsOn(state, animal, cell); i > 0; i--) animals.push(ANIMALS[animal]!);
  }
  return animals;
};

/**
 * Moves the run of floes by one cell, with everything on it; the last floe moves first.
 * @rule IG-DRIFT-2 IG-DRIFT-4
 */
const shift = (run: Run, cell: Cell, dir: Dir, gap: Cell): void => {
  const { draft, emit } = run;
  const offset = offsetOf(dir);
  const board = boardOf(draft);
  for (let to = gap; to !== cell; to -= offset) moveFloe(board, draft.players, to - offset, to);
  board.ground[cell] = 'water';
  Object.assign(draft, board);
  if (emit !== undefined) {
    const cells: Cell[] = [];
    for (let at = cell; at !== gap; at += offset) cells.push(at);
    emit({ kind: 'shifted', cells, dir });
  }
  endMelt(run);
};

/** Copies the lists of everything on floes. */
const boardOf = ({ ground, faces, foxes, bears, inuits, igloos }: Draft) => ({
  ground: ground.slice(),
  faces: faces.slice(),
  foxes: foxes.slice(),
  bears: bears.slice(),
  inuits,
  igloos: igloos.slice(),
});

/** Moves a floe to the next cell, which is free; its own cell is left empty. */
const moveFloe = (board: ReturnType<typeof boardOf>, players: number, from: Cell, to: Cell): void => {
  const { ground, faces, igloos, bears, foxes, inuits } = board;
  ground[to] = ground[from]!;
  faces.copyWithin(to, from, from + 1); // face down: stays hidden
  faces[from] = null;
  igloos[to] = igloos[from]!;
  igloos[from] = null;
  moveCount(bears, from, to);
  for (let size = 0; size < SIZES; size++) moveCount(foxes, SIZES * from + size, SIZES * to + size);
  for (let player = 0; player < players; player++) {
    moveCount(inuits, CELLS * player + from, CELLS * player + to);
  }
};

const moveCount = (counts: number[], from: number, to: number): void => {
  counts[to] = counts[from]!;
  counts[from] = 0;
};
