import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { CELLS, type Cell, type Dir, numberOf, offsetOf } from '../board.js';
import { animalsOn, hasAnimals } from '../cells.js';
import { ANIMALS, type Animal, BEAR, type Box, FOX, SIZES } from '../components.js';
import type { Event } from '../events.js';
import { gapOf } from '../legal/ice.js';
import type { Displace, Drift } from '../moves/index.js';
import type { State } from '../state.js';
import { changeAnimals, removeAnimals } from './pieces.js';
import { endMelt } from './turn.js';

/** @rule IG-DRIFT-1 IG-DRIFT-5 */
export const drift = (draft: Draft<State>, box: Box, { cell, dir }: Drift, emit: Emit<Event>): void => {
  if (hasAnimals(draft, gapOf(draft, cell, numberOf(dir)))) draft.phase = { kind: 'displace', cell, dir };
  else shift(draft, box, cell, dir, emit);
};

/**
 * The animals of the gap go together; a bear among them eats the fish that it finds, not those that come with it.
 * @rule IG-DRIFT-5 IG-DRIFT-6
 */
export const displace = (draft: Draft<State>, box: Box, { cell: to }: Displace, emit: Emit<Event>): void => {
  if (draft.phase.kind !== 'displace') return;
  const { cell, dir } = draft.phase;
  const from = gapOf(draft, cell, numberOf(dir));
  emit?.({ kind: 'displaced', from, to, animals: animalsAt(draft, from) });
  if (draft.bears[from]! > 0) removeAnimals(draft, 0, FOX, to, 'eaten', emit);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const count = animalsOn(draft, animal, from);
    if (count === 0) continue;
    changeAnimals(draft, animal, from, -count);
    changeAnimals(draft, animal, to, count);
  }
  shift(draft, box, cell, dir, emit);
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
const shift = (draft: Draft<State>, box: Box, cell: Cell, dir: Dir, emit: Emit<Event>): void => {
  const gap = gapOf(draft, cell, numberOf(dir));
  const offset = offsetOf(dir);
  ownBoard(draft);
  for (let to = gap; to !== cell; to -= offset) moveFloe(draft, to - offset, to);
  draft.ground[cell] = 'water';
  if (emit !== undefined) {
    const cells: Cell[] = [];
    for (let at = cell; at !== gap; at += offset) cells.push(at);
    emit({ kind: 'shifted', cells, dir });
  }
  endMelt(draft, box, emit);
};

const ownBoard = (draft: Draft<State>): void => {
  draft.ground = draft.ground.slice();
  draft.faces = draft.faces.slice();
  draft.foxes = draft.foxes.slice();
  draft.bears = draft.bears.slice();
  draft.inuits = draft.inuits.slice();
  draft.igloos = draft.igloos.slice();
};

/** A floe goes to the next cell, which is free; its own cell is left empty. */
const moveFloe = (draft: Draft<State>, from: Cell, to: Cell): void => {
  draft.ground[to] = draft.ground[from]!;
  draft.faces[to] = draft.faces[from]!;
  draft.faces[from] = null;
  draft.igloos[to] = draft.igloos[from]!;
  draft.igloos[from] = null;
  moveCount(draft.bears, from, to);
  for (let size = 0; size < SIZES; size++) moveCount(draft.foxes, SIZES * from + size, SIZES * to + size);
  for (let player = 0; player < draft.players; player++) {
    moveCount(draft.inuits, CELLS * player + from, CELLS * player + to);
  }
};

const moveCount = (counts: number[], from: number, to: number): void => {
  counts[to] = counts[from]!;
  counts[from] = 0;
};
