import { CELLS, type Cell, CORNERS, DIRECTIONS, NEXT, numberOf } from '../board.js';
import { animalsOn, hasAnimals, holds, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { ANIMALS, ANIMALS_TILE, BEAR, FOX, HARPOON } from '../components.js';
import { entries, type Move, type Step } from '../moves/index.js';
import type { State } from '../state.js';

/** Whether an animal may step onto a cell that is no corner. */
const canEnter = ({ ground, bears }: State, animal: number, cell: Cell): boolean => {
  if (animal < FOX) return ground[cell] === 'water';
  return animal < BEAR ? isFloe(ground[cell]) : bears[cell] === 0;
};

/** The entry of a step that an animal on this cell may make. */
const stepEntry = (state: State, animal: number, cell: Cell, dir: number): Move | undefined => {
  const entry = entries.step[4 * CELLS * animal + 4 * cell + dir];
  return entry !== undefined && canEnter(state, animal, NEXT[4 * cell + dir]!) ? entry : undefined;
};

// Scratch of one list of moves: the cells with animals, ascending.
const herd = new Uint8Array(CELLS);

const findHerd = (state: State): number => {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (hasAnimals(state, cell)) herd[count++] = cell;
  }
  return count;
};

/** Adds the steps of one kind of animal on one cell. */
const addStepsOf = (state: State, animal: number, cell: Cell, moves: Move[]): void => {
  if (animalsOn(state, animal, cell) === 0) return;
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const entry = stepEntry(state, animal, cell, dir);
    if (entry !== undefined) moves.push(entry);
  }
};

/** @rule IG-ANIMAL-2 IG-ANIMAL-3 IG-ANIMAL-4 IG-ANIMAL-5 */
export const addSteps = (state: State, moves: Move[]): void => {
  const count = findHerd(state);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    for (let i = 0; i < count; i++) addStepsOf(state, animal, herd[i]!, moves);
  }
};

const hasStep = (state: State, animal: number, cell: Cell): boolean => {
  if (animalsOn(state, animal, cell) === 0) return false;
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    if (stepEntry(state, animal, cell, dir) !== undefined) return true;
  }
  return false;
};

/** Whether any animal can make a step. */
export const canStep = (state: State): boolean => {
  for (let cell = 0; cell < CELLS; cell++) {
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (hasStep(state, animal, cell)) return true;
    }
  }
  return false;
};

export const stepForbiddenBy = (state: State, { animal, cell, dir }: Step): Refusal | undefined => {
  const number = ANIMALS.indexOf(animal);
  if (animalsOn(state, number, cell) === 0) return 'IG-ANIMAL-2';
  if (canEnter(state, number, NEXT[4 * cell + numberOf(dir)]!)) return undefined;
  if (number < FOX) return 'IG-ANIMAL-3';
  return number < BEAR ? 'IG-ANIMAL-4' : 'IG-ANIMAL-5';
};

/** The tile that moves animals, where it may be played. */
export const addMoveAnimals = (state: State, moves: Move[]): void => {
  if (moveAnimalsForbiddenBy(state) === undefined) moves.push(entries.animals[0]!);
};

export const moveAnimalsForbiddenBy = (state: State): Refusal | undefined => {
  if (!holds(state, state.turn, ANIMALS_TILE)) return 'IG-KEPT-1';
  if (state.used.animals) return 'IG-KEPT-2';
  if (!canStep(state)) return 'IG-ANIMAL-1';
  return undefined;
};

/** @rule IG-ATTACK-2 */
export const addAnswers = (state: State, moves: Move[]): void => {
  if (defendForbiddenBy(state) === undefined) moves.push(entries.defend[0]!);
  moves.push(entries.decline[0]!);
};

export const defendForbiddenBy = (state: State): Refusal | undefined =>
  holds(state, state.player, HARPOON) ? undefined : 'IG-ATTACK-7';

/** @rule IG-THAW-4 IG-FLEE-1 */
export const addCorners = (moves: Move[]): void => {
  for (const corner of CORNERS) moves.push(entries.flee[corner]!);
};
