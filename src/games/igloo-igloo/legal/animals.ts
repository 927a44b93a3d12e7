import { animalsOn, hasAnimals, holds, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { ANIMALS, ANIMALS_TILE, BEAR, type Box, FOX, HARPOON, numberOfAnimal, SIZES } from '../components.js';
import { CELLS, type Cell, DIRECTIONS, NEXT, numberOf } from '../grid.js';
import { at, type Move, type StepMove } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/** Checks whether an animal may step onto a cell that is not a corner. */
const canEnter = ({ ground, bears }: State, animal: number, cell: Cell): boolean => {
  if (animal < FOX) return ground[cell] === 'water';
  return animal < BEAR ? isFloe(ground[cell]) : bears[cell] === 0;
};

/** Adds the steps of the animals on the board. */
export const stepCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const { fish, foxes, bears } = state;
  for (let size = 0; size < SIZES; size++) addSteps(state, size, fish, size, SIZES, moves);
  for (let size = 0; size < SIZES; size++) addSteps(state, FOX + size, foxes, size, SIZES, moves);
  addSteps(state, BEAR, bears, 0, 1, moves);
};

const addSteps = (
  state: State,
  animal: number,
  counts: readonly number[],
  first: number,
  stride: number,
  moves: Move[],
): void => {
  for (let cell = 0, i = first; cell < CELLS; cell++, i += stride) {
    if (counts[i]! > 0) addStepsFrom(state, animal, cell, moves);
  }
};

const addStepsFrom = (state: State, animal: number, cell: Cell, moves: Move[]): void => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const step = at.step[4 * CELLS * animal + 4 * cell + dir];
    if (step !== undefined && canEnter(state, animal, NEXT[4 * cell + dir]!)) moves.push(step);
  }
};

/** @rule IG-ANIMAL-2 IG-ANIMAL-3 IG-ANIMAL-4 IG-ANIMAL-5 */
export const stepForbiddenBy = (state: State, _box: Box, { animal, cell, dir }: StepMove): Reason | undefined => {
  const number = numberOfAnimal(animal);
  if (animalsOn(state, number, cell) === 0) return 'none-to-step';
  if (canEnter(state, number, NEXT[4 * cell + numberOf(dir)]!)) return undefined;
  if (number < FOX) return 'fish-ashore';
  return number < BEAR ? 'fox-afloat' : 'bear-at-bear';
};

/** Checks whether any animal can make a step. */
export const canStep = (state: State): boolean => {
  for (let cell = 0; cell < CELLS; cell++) {
    if (hasAnimals(state, cell) && canSomeLeave(state, cell)) return true;
  }
  return false;
};

const canSomeLeave = (state: State, cell: Cell): boolean => {
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (animalsOn(state, animal, cell) > 0 && canLeave(state, animal, cell)) return true;
  }
  return false;
};

const canLeave = (state: State, animal: number, cell: Cell): boolean => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const isWay = at.step[4 * CELLS * animal + 4 * cell + dir] !== undefined;
    if (isWay && canEnter(state, animal, NEXT[4 * cell + dir]!)) return true;
  }
  return false;
};

export const moveAnimalsForbiddenBy = (state: State): Reason | undefined => {
  if (!holds(state, state.turn, ANIMALS_TILE)) return 'not-held';
  if (state.used.animals) return 'used';
  if (!canStep(state)) return 'no-steps';
  return undefined;
};

/** @rule IG-ATTACK-2 IG-ATTACK-7 */
export const defendForbiddenBy = (state: State): Reason | undefined =>
  holds(state, state.player, HARPOON) ? undefined : 'no-harpoon';
