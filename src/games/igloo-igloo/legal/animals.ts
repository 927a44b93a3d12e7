import { countAnimals, hasAnimals, hasTile, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import {
  ANIMALS,
  ANIMALS_TILE,
  animalIndex,
  BEAR,
  type Box,
  FIRST_FOX,
  HARPOON_TILE,
  VALUES_PER_ANIMAL,
} from '../components.js';
import { CELL_COUNT, type Cell, DIRECTIONS, directionIndex, NEXT } from '../grid.js';
import { MOVE_AT, type Move, type StepAnimal } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/** Checks whether an animal may step onto a cell that is not a corner. */
const canEnter = ({ ground, bears }: State, animal: number, cell: Cell): boolean => {
  if (animal < FIRST_FOX) return ground[cell] === 'water';
  return animal < BEAR ? isFloe(ground[cell]) : bears[cell] === 0;
};

/** Adds the steps of the animals on the board. */
export const stepAnimalCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const { fish, foxes, bears } = state;
  for (let valueIndex = 0; valueIndex < VALUES_PER_ANIMAL; valueIndex++)
    addStepsOfKind(state, valueIndex, fish, valueIndex, VALUES_PER_ANIMAL, moves);
  for (let valueIndex = 0; valueIndex < VALUES_PER_ANIMAL; valueIndex++)
    addStepsOfKind(state, FIRST_FOX + valueIndex, foxes, valueIndex, VALUES_PER_ANIMAL, moves);
  addStepsOfKind(state, BEAR, bears, 0, 1, moves);
};

const addStepsOfKind = (
  state: State,
  animal: number,
  counts: readonly number[],
  first: number,
  stride: number,
  moves: Move[],
): void => {
  for (let cell = 0, i = first; cell < CELL_COUNT; cell++, i += stride) {
    if (counts[i]! > 0) addStepsFrom(state, animal, cell, moves);
  }
};

const addStepsFrom = (state: State, animal: number, cell: Cell, moves: Move[]): void => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const step = MOVE_AT.stepAnimal[4 * CELL_COUNT * animal + 4 * cell + dir];
    if (step !== undefined && canEnter(state, animal, NEXT[4 * cell + dir]!)) moves.push(step);
  }
};

/** @rule IG-ANIMAL-2 IG-ANIMAL-3 IG-ANIMAL-4 IG-ANIMAL-5 */
export const stepAnimalForbiddenBy = (
  state: State,
  _box: Box,
  { animal, cell, dir }: StepAnimal,
): Reason | undefined => {
  const index = animalIndex(animal);
  if (countAnimals(state, index, cell) === 0) return 'none-to-step';
  if (canEnter(state, index, NEXT[4 * cell + directionIndex(dir)]!)) return undefined;
  if (index < FIRST_FOX) return 'fish-ashore';
  return index < BEAR ? 'fox-afloat' : 'bear-at-bear';
};

/** Checks whether any animal can make a step. */
export const canAnyAnimalStep = (state: State): boolean => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (hasAnimals(state, cell) && canAnyAnimalLeave(state, cell)) return true;
  }
  return false;
};

const canAnyAnimalLeave = (state: State, cell: Cell): boolean => {
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (countAnimals(state, animal, cell) > 0 && canAnimalLeave(state, animal, cell)) return true;
  }
  return false;
};

const canAnimalLeave = (state: State, animal: number, cell: Cell): boolean => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const isExit = MOVE_AT.stepAnimal[4 * CELL_COUNT * animal + 4 * cell + dir] !== undefined;
    if (isExit && canEnter(state, animal, NEXT[4 * cell + dir]!)) return true;
  }
  return false;
};

export const moveAnimalsForbiddenBy = (state: State): Reason | undefined => {
  if (!hasTile(state, state.turnPlayer, ANIMALS_TILE)) return 'not-held';
  if (state.usedThisTurn.animals) return 'used';
  if (!canAnyAnimalStep(state)) return 'no-steps';
  return undefined;
};

/** @rule IG-ATTACK-2 IG-ATTACK-7 */
export const defendForbiddenBy = (state: State): Reason | undefined =>
  hasTile(state, state.decider, HARPOON_TILE) ? undefined : 'no-harpoon';
