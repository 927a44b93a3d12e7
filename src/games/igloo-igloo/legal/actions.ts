import {
  cellsWithInuits,
  countAnimals,
  hasAnimals,
  hasFish,
  hasTile,
  lowestCell,
  NO_CELLS,
  type PackedCells,
  withoutLowest,
} from '../cells.js';
import { ANIMALS, BEAR, type Box, FIRST_FOX, HARPOON_TILE } from '../components.js';
import { CELL_COUNT, type Cell, DIRECTIONS, isCorner, NEXT, NEXT_OR_CORNER } from '../grid.js';
import { type Harpoon, type Hunt, MOVE_AT, MOVES, type Move } from '../moves/index.js';
import type { State } from '../state/index.js';
import { moveAnimalsForbiddenBy } from './animals.js';
import { thawCandidates } from './ice.js';
import { embarkForbiddenBy, walkToForbiddenBy } from './travel.js';
import { buildIglooForbiddenBy, isInReach, playEnduranceForbiddenBy } from './work.js';

/** Lists the moves of the second phase. */
export const legalActions = (state: State, box: Box): readonly Move[] => {
  // The cells of the mover's inuits are found once, and not by every kind of move: the generic list makes a play-out take
  // 1.4 times as long.
  const moves: Move[] = [];
  const cells = cellsWithInuits(state, state.turnPlayer);
  if (state.handSizes[state.turnPlayer]! > 0) addTileMoves(state, box, moves);
  addWalks(state, box, cells, moves);
  addEmbarks(state, box, cells, moves);
  if (state.actionPointsLeft > 0 || canUseHarpoon(state)) {
    const firstAnimal = firstAnimalInReach(state, cells);
    addHunts(state, box, cells, firstAnimal, moves);
    addHarpoons(state, cells, firstAnimal, moves);
  }
  addIgloos(state, box, cells, moves);
  moves.push(MOVES.endTurn[0]!);
  return moves;
};

/**
 * Checks whether a mover without tiles can do anything but end the turn. Most can walk, which is checked without a
 * list.
 */
export const canAct = (state: State, box: Box): boolean =>
  state.actionPointsLeft > 0 && (canWalk(state, box) || legalActions(state, box).length > 1);

const canWalk = (state: State, { components }: Box): boolean => {
  const { actionPointsLeft, inuits, turnPlayer } = state;
  if (actionPointsLeft < components.costs.walk) return false;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (inuits[CELL_COUNT * turnPlayer + cell]! > 0 && canWalkFrom(state, cell)) return true;
  }
  return false;
};

const canWalkFrom = (state: State, cell: Cell): boolean => {
  for (let exit = 4 * cell; exit < 4 * cell + DIRECTIONS.length; exit++) {
    if (MOVE_AT.walk[exit] !== undefined && walkToForbiddenBy(state, NEXT[exit]!) === undefined) return true;
  }
  return false;
};

const addTileMoves = (state: State, box: Box, moves: Move[]): void => {
  thawCandidates(state, box, state.phase, moves);
  if (moveAnimalsForbiddenBy(state) === undefined) moves.push(MOVES.moveAnimals[0]!);
  for (let i = 0; !state.usedThisTurn.endurance && i < MOVES.playEndurance.length; i++) {
    if (playEnduranceForbiddenBy(state, box, MOVES.playEndurance[i]!) === undefined)
      moves.push(MOVES.playEndurance[i]!);
  }
};

const addWalks = (state: State, { components }: Box, cells: PackedCells, moves: Move[]): void => {
  if (state.actionPointsLeft < components.costs.walk) return;
  for (let remaining = cells; remaining > NO_CELLS; remaining = withoutLowest(remaining)) {
    const firstExit = 4 * lowestCell(remaining);
    for (let exit = firstExit; exit < firstExit + DIRECTIONS.length; exit++) {
      const walk = MOVE_AT.walk[exit];
      if (walk !== undefined && walkToForbiddenBy(state, NEXT[exit]!) === undefined) moves.push(walk);
    }
  }
};

const addEmbarks = (state: State, box: Box, cells: PackedCells, moves: Move[]): void => {
  if (state.actionPointsLeft < box.components.costs.kayak) return;
  for (let remaining = cells; remaining > NO_CELLS; remaining = withoutLowest(remaining)) {
    if (isCorner(lowestCell(remaining))) continue;
    const embark = MOVE_AT.embark[lowestCell(remaining)]!;
    if (embarkForbiddenBy(state, box, embark) === undefined) moves.push(embark);
  }
};

const addHunts = (state: State, { components }: Box, cells: PackedCells, firstAnimal: number, moves: Move[]): void => {
  for (let animal = firstAnimal; animal < BEAR; animal++) {
    if (components.animalValues[animal]! <= state.actionPointsLeft)
      addCatches(state, cells, animal, MOVE_AT.hunt, moves);
  }
};

const addHarpoons = (state: State, cells: PackedCells, firstAnimal: number, moves: Move[]): void => {
  if (!canUseHarpoon(state)) return;
  for (let animal = firstAnimal; animal < ANIMALS.length; animal++)
    addCatches(state, cells, animal, MOVE_AT.harpoon, moves);
};

const canUseHarpoon = (state: State): boolean =>
  !state.usedThisTurn.harpoon && hasTile(state, state.turnPlayer, HARPOON_TILE);

/** Returns the first kind of animals that might be in reach. */
const firstAnimalInReach = (state: State, cells: PackedCells): number => {
  let firstAnimal: number = ANIMALS.length;
  for (let remaining = cells; remaining > NO_CELLS; remaining = withoutLowest(remaining)) {
    const cell = lowestCell(remaining);
    if (hasAnimals(state, cell)) firstAnimal = FIRST_FOX;
    for (let exit = 4 * cell; exit < 4 * cell + DIRECTIONS.length; exit++) {
      if (hasFish(state, NEXT_OR_CORNER[exit]!)) return 0;
    }
  }
  return firstAnimal;
};

/** Adds the animals of a kind in reach, by their cells: fish beside the mover's inuits, others on the same cell. */
const addCatches = (
  state: State,
  cells: PackedCells,
  animal: number,
  catches: readonly (Hunt | Harpoon | undefined)[],
  moves: Move[],
): void =>
  animal < FIRST_FOX ? addFish(state, animal, catches, moves) : addFoxesOrBears(state, cells, animal, catches, moves);

const addFish = (state: State, fish: number, catches: readonly (Hunt | Harpoon | undefined)[], moves: Move[]): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (countAnimals(state, fish, cell) > 0 && isInReach(state, fish, cell))
      moves.push(catches[CELL_COUNT * fish + cell]!);
  }
};

const addFoxesOrBears = (
  state: State,
  cells: PackedCells,
  animal: number,
  catches: readonly (Hunt | Harpoon | undefined)[],
  moves: Move[],
): void => {
  for (let remaining = cells; remaining > NO_CELLS; remaining = withoutLowest(remaining)) {
    const cell = lowestCell(remaining);
    if (countAnimals(state, animal, cell) > 0) moves.push(catches[CELL_COUNT * animal + cell]!);
  }
};

const addIgloos = (state: State, box: Box, cells: PackedCells, moves: Move[]): void => {
  if (state.actionPointsLeft < box.components.costs.igloo || state.freeIgloos[state.turnPlayer] === 0) return;
  for (let remaining = cells; remaining > NO_CELLS; remaining = withoutLowest(remaining)) {
    if (isCorner(lowestCell(remaining))) continue;
    const igloo = MOVE_AT.buildIgloo[lowestCell(remaining)]!;
    if (buildIglooForbiddenBy(state, box, igloo) === undefined) moves.push(igloo);
  }
};
