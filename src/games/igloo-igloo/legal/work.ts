import { CELLS, type Cell, isCorner, NEIGHBOURS } from '../board.js';
import { animalsOn, hasAnimals, hasOthers, holds, inuitsOn } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { ANIMALS, BEAR, type Box, ENDURANCE, FOX, HARPOON } from '../components.js';
import { at, type Endurance, type Harpoon, type Hunt, type Igloo, type Move } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/**
 * Whether an inuit of the mover is where it can take an animal of this kind on this cell.
 * @rule IG-HUNT-2 IG-HUNT-3 IG-HUNT-4
 */
const isInReach = (state: State, animal: number, cell: Cell): boolean => {
  if (animal >= FOX) return inuitsOn(state, state.turn, cell) > 0;
  const neighbours = NEIGHBOURS[cell]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (inuitsOn(state, state.turn, neighbours[i]!) > 0 && !isCorner(neighbours[i]!)) return true;
  }
  return false;
};

// Scratch of one list of moves: which cells are in reach, and those of them that have animals, ascending.
const reach = new Uint8Array(CELLS);
const prey = new Uint8Array(CELLS);

/** Finds the cells on which something can be hunted, a bear in the water included; answers with their number. */
const findPrey = (state: State): number => {
  reach.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuitsOn(state, state.turn, cell) === 0 || isCorner(cell)) continue;
    const neighbours = NEIGHBOURS[cell]!;
    reach[cell] = 1;
    for (let i = 0; i < neighbours.length; i++) {
      if (state.ground[neighbours[i]!] === 'water') reach[neighbours[i]!] = 1;
    }
  }
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (reach[cell] === 1 && hasAnimals(state, cell)) prey[count++] = cell;
  }
  return count;
};

/** The animals in reach that are not too dear. */
export const huntCandidates = (state: State, { components }: Box, _: Phase, moves: Move[]): void => {
  if (state.points < components.costs.walk) return;
  const count = findPrey(state);
  for (let animal = 0; count > 0 && animal < BEAR; animal++) {
    if (components.values[animal]! > state.points) continue;
    for (let i = 0; i < count; i++) {
      if (animalsOn(state, animal, prey[i]!) > 0) moves.push(at.hunt[CELLS * animal + prey[i]!]!);
    }
  }
};

const positionForbiddenBy = (state: State, animal: number, cell: Cell): Refusal | undefined => {
  if (isInReach(state, animal, cell)) return undefined;
  if (animal < FOX) return 'IG-HUNT-3';
  return animal < BEAR ? 'IG-HUNT-2' : 'IG-HUNT-4';
};

export const huntForbiddenBy = (state: State, { components }: Box, { animal, cell }: Hunt): Refusal | undefined => {
  const number = ANIMALS.indexOf(animal);
  if (animalsOn(state, number, cell) === 0) return 'IG-HUNT-1';
  const clause = positionForbiddenBy(state, number, cell);
  if (clause !== undefined) return clause;
  return components.values[number]! > state.points ? 'IG-HUNT-1' : undefined;
};

/** The animals near the mover's inuits, for those who can throw a harpoon. */
export const harpoonCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  if (state.used.harpoon || !holds(state, state.turn, HARPOON)) return;
  const count = findPrey(state);
  for (let animal = 0; count > 0 && animal < ANIMALS.length; animal++) {
    for (let i = 0; i < count; i++) {
      if (animalsOn(state, animal, prey[i]!) > 0) moves.push(at.harpoon[CELLS * animal + prey[i]!]!);
    }
  }
};

/** @rule IG-HARPOON-1 */
export const harpoonForbiddenBy = (state: State, _box: Box, { animal, cell }: Harpoon): Refusal | undefined => {
  const number = ANIMALS.indexOf(animal);
  if (!holds(state, state.turn, HARPOON)) return 'IG-KEPT-1';
  if (state.used.harpoon) return 'IG-KEPT-2';
  if (animalsOn(state, number, cell) === 0) return 'IG-HARPOON-1';
  return positionForbiddenBy(state, number, cell);
};

/** The cells on which the mover's inuits stand. */
export const iglooCandidates = (state: State, { components }: Box, _: Phase, moves: Move[]): void => {
  if (state.points < components.costs.igloo) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuitsOn(state, state.turn, cell) > 0 && !isCorner(cell)) moves.push(at.igloo[cell]!);
  }
};

/** @rule IG-IGLOO-1 IG-IGLOO-2 IG-IGLOO-3 */
export const iglooForbiddenBy = (state: State, { components }: Box, { cell }: Igloo): Refusal | undefined => {
  const { turn, igloos, igloosLeft, points } = state;
  if (inuitsOn(state, turn, cell) === 0 || hasOthers(state, turn, cell)) return 'IG-IGLOO-1';
  if (igloos[cell] !== null) return 'IG-IGLOO-2';
  if (igloosLeft[turn] === 0) return 'IG-IGLOO-3';
  if (points < components.costs.igloo) return 'IG-TURN-2';
  return undefined;
};

/** @rule IG-ENDURANCE-1 IG-KEPT-2 */
export const enduranceForbiddenBy = (state: State, _box: Box, { value }: Endurance): Refusal | undefined => {
  if (!holds(state, state.turn, ENDURANCE + value - 1)) return 'IG-KEPT-1';
  if (state.used.endurance) return 'IG-KEPT-2';
  return undefined;
};
