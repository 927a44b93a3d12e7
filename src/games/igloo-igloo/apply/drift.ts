import { ask } from '../../../core/run.js';
import { CELLS, type Cell, type Dir, numberOf, offsetOf } from '../board.js';
import { animalsOn, hasAnimals } from '../cells.js';
import { ANIMALS, type Animal, BEAR, FISH_KINDS, SIZES } from '../components.js';
import { gapOf } from '../legal/ice.js';
import type { Displace, Drift } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import type { State } from '../state/index.js';
import { changeAnimals, removeAnimals } from './pieces.js';
import { endMelt } from './turn.js';

/** The way of a floe. */
interface Way {
  readonly cell: Cell;
  readonly dir: Dir;
}

/** @rule IG-DRIFT-1 IG-DRIFT-5 */
export const drift = (run: Run, { cell, dir }: Drift): void => {
  const { draft } = run;
  if (hasAnimals(draft, gapOf(draft, cell, numberOf(dir)))) ask(run, { kind: 'displace', cell, dir });
  else shift(run, cell, dir);
};

/**
 * The animals of the gap go together; a bear among them eats the fish that it finds, not those that come with it.
 * @rule IG-DRIFT-5 IG-DRIFT-6
 */
export const displace = (run: Run, { cell: to }: Displace, { cell, dir }: Way): void => {
  const { draft, emit } = run;
  const from = gapOf(draft, cell, numberOf(dir));
  emit?.({ kind: 'displaced', from, to, animals: animalsAt(draft, from) });
  if (draft.bears[from]! > 0) removeAnimals(run, FISH_KINDS, to, 'eaten');
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const count = animalsOn(draft, animal, from);
    if (count === 0) continue;
    changeAnimals(draft, animal, from, -count);
    changeAnimals(draft, animal, to, count);
  }
  shift(run, cell, dir);
};

/** Everything on a cell of water, a bear first. */
const animalsAt = (state: State, cell: Cell): readonly Animal[] => {
  const animals: Animal[] = [];
  for (const animal of [BEAR, 0, 1, 2]) {
    for (let i = animalsOn(state, animal, cell); i > 0; i--) animals.push(ANIMALS[animal]!);
  }
  return animals;
};

/**
 * The run of floes moves one cell on, with all that is on it; the last goes first.
 * @rule IG-DRIFT-2 IG-DRIFT-4
 */
const shift = (run: Run, cell: Cell, dir: Dir): void => {
  const { draft, emit } = run;
  const gap = gapOf(draft, cell, numberOf(dir));
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

/** Copies of all that lies and stands on floes. */
const boardOf = ({ ground, faces, foxes, bears, inuits, igloos }: Draft) => ({
  ground: ground.slice(),
  faces: faces.slice(),
  foxes: foxes.slice(),
  bears: bears.slice(),
  inuits,
  igloos: igloos.slice(),
});

/** A floe goes to the next cell, which is free; its own cell is left empty. */
const moveFloe = (board: ReturnType<typeof boardOf>, players: number, from: Cell, to: Cell): void => {
  const { ground, faces, igloos, bears, foxes, inuits } = board;
  ground[to] = ground[from]!;
  faces[to] = faces[from]!;
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
