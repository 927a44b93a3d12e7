import { animalsOn, type Cells, firstOf, hasAnimals, hasFish, holds, NO_CELLS, restOf, standingOf } from '../cells.js';
import { ANIMALS, BEAR, type Box, FOX, HARPOON, SIZES } from '../components.js';
import { BESIDE, CELLS, type Cell, DIRECTIONS, isCorner, NEXT } from '../grid.js';
import { at, entries, type Harpoon, type Hunt, type Move } from '../moves/index.js';
import type { State } from '../state/index.js';
import { moveAnimalsForbiddenBy } from './animals.js';
import { thawCandidates } from './ice.js';
import { embarkForbiddenBy, wayForbiddenBy } from './travel.js';
import { enduranceForbiddenBy, iglooForbiddenBy } from './work.js';

/**
 * Lists the moves of the second phase. Written out: the cells of the mover's inuits are found once, and not by every
 * kind of move; the generic list makes a play-out take 1.4 times as long.
 */
export const actions = (state: State, box: Box): readonly Move[] => {
  const moves: Move[] = [];
  const cells = standingOf(state, state.turn);
  if (state.handSizes[state.turn]! > 0) addTiles(state, box, moves);
  addWalks(state, box, cells, moves);
  addEmbarkments(state, box, cells, moves);
  if (state.points > 0 || canThrow(state)) {
    const least = leastPrey(state, cells);
    addHunts(state, box, cells, least, moves);
    addHarpoons(state, cells, least, moves);
  }
  addIgloos(state, box, cells, moves);
  moves.push(entries.end[0]!);
  return moves;
};

/**
 * Checks whether a mover without tiles can do anything but end the turn. Most can walk, which is checked without a
 * list.
 */
export const canAct = (state: State, box: Box): boolean =>
  state.points > 0 && (canWalk(state, box) || actions(state, box).length > 1);

const canWalk = (state: State, { components }: Box): boolean => {
  const { points, inuits, turn } = state;
  if (points < components.costs.walk) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuits[CELLS * turn + cell]! > 0 && canLeave(state, cell)) return true;
  }
  return false;
};

const canLeave = (state: State, cell: Cell): boolean => {
  for (let way = 4 * cell; way < 4 * cell + DIRECTIONS.length; way++) {
    if (at.walk[way] !== undefined && wayForbiddenBy(state, NEXT[way]!) === undefined) return true;
  }
  return false;
};

const addTiles = (state: State, box: Box, moves: Move[]): void => {
  thawCandidates(state, box, state.phase, moves);
  if (moveAnimalsForbiddenBy(state) === undefined) moves.push(entries.animals[0]!);
  for (let i = 0; !state.used.endurance && i < entries.endurance.length; i++) {
    if (enduranceForbiddenBy(state, box, entries.endurance[i]!) === undefined) moves.push(entries.endurance[i]!);
  }
};

const addWalks = (state: State, { components }: Box, cells: Cells, moves: Move[]): void => {
  if (state.points < components.costs.walk) return;
  for (let left = cells; left > NO_CELLS; left = restOf(left)) {
    const first = 4 * firstOf(left);
    for (let way = first; way < first + DIRECTIONS.length; way++) {
      const walk = at.walk[way];
      if (walk !== undefined && wayForbiddenBy(state, NEXT[way]!) === undefined) moves.push(walk);
    }
  }
};

const addEmbarkments = (state: State, box: Box, cells: Cells, moves: Move[]): void => {
  if (state.points < box.components.costs.kayak) return;
  for (let left = cells; left > NO_CELLS; left = restOf(left)) {
    if (isCorner(firstOf(left))) continue;
    const embark = at.embark[firstOf(left)]!;
    if (embarkForbiddenBy(state, box, embark) === undefined) moves.push(embark);
  }
};

const addHunts = (state: State, { components }: Box, cells: Cells, least: number, moves: Move[]): void => {
  for (let animal = least; animal < BEAR; animal++) {
    if (components.values[animal]! <= state.points) addPrey(state, cells, animal, at.hunt, moves);
  }
};

const addHarpoons = (state: State, cells: Cells, least: number, moves: Move[]): void => {
  if (!canThrow(state)) return;
  for (let animal = least; animal < ANIMALS.length; animal++) addPrey(state, cells, animal, at.harpoon, moves);
};

const canThrow = (state: State): boolean => !state.used.harpoon && holds(state, state.turn, HARPOON);

/** Returns the first kind of animals that might be in reach. */
const leastPrey = (state: State, cells: Cells): number => {
  let least: number = ANIMALS.length;
  for (let left = cells; left > NO_CELLS; left = restOf(left)) {
    const cell = firstOf(left);
    if (hasAnimals(state, cell)) least = FOX;
    for (let way = 4 * cell; way < 4 * cell + DIRECTIONS.length; way++) {
      if (hasFish(state, BESIDE[way]!)) return 0;
    }
  }
  return least;
};

/** Adds the animals of a kind in reach, by their cells: fish beside the mover's inuits, others on the same cell. */
const addPrey = (
  state: State,
  cells: Cells,
  animal: number,
  catches: readonly (Hunt | Harpoon | undefined)[],
  moves: Move[],
): void => {
  const first = moves.length;
  for (let left = cells; left > NO_CELLS; left = restOf(left)) {
    const cell = firstOf(left);
    if (isCorner(cell)) continue;
    if (animal >= FOX) {
      if (animalsOn(state, animal, cell) > 0) moves.push(catches[CELLS * animal + cell]!);
      continue;
    }
    for (let way = 4 * cell; way < 4 * cell + DIRECTIONS.length; way++) {
      const at = BESIDE[way]!;
      if (state.fish[SIZES * at + animal]! > 0) insert(moves, first, catches[CELLS * animal + at]!);
    }
  }
};

/** Inserts a catch into its place among those from number `first` on, once. */
const insert = (moves: Move[], first: number, move: Hunt | Harpoon): void => {
  let place = moves.length;
  while (place > first && (moves[place - 1] as Hunt | Harpoon).cell > move.cell) place--;
  if (place > first && moves[place - 1] === move) return;
  moves.push(move);
  for (let i = moves.length - 1; i > place; i--) moves[i] = moves[i - 1]!;
  moves[place] = move;
};

const addIgloos = (state: State, box: Box, cells: Cells, moves: Move[]): void => {
  if (state.points < box.components.costs.igloo || state.igloosLeft[state.turn] === 0) return;
  for (let left = cells; left > NO_CELLS; left = restOf(left)) {
    if (isCorner(firstOf(left))) continue;
    const igloo = at.igloo[firstOf(left)]!;
    if (iglooForbiddenBy(state, box, igloo) === undefined) moves.push(igloo);
  }
};
