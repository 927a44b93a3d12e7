import { type Cell, isCorner, NEIGHBOURS } from '../board.js';
import { animalsOn, hasOthers, holds, inuitsOn } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { ANIMALS, BEAR, type Box, ENDURANCE, FOX, HARPOON } from '../components.js';
import type { Endurance, Harpoon, Hunt, Igloo } from '../moves/index.js';
import type { State } from '../state/index.js';

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

/** @rule IG-HARPOON-1 */
export const harpoonForbiddenBy = (state: State, _box: Box, { animal, cell }: Harpoon): Refusal | undefined => {
  const number = ANIMALS.indexOf(animal);
  if (!holds(state, state.turn, HARPOON)) return 'IG-KEPT-1';
  if (state.used.harpoon) return 'IG-KEPT-2';
  if (animalsOn(state, number, cell) === 0) return 'IG-HARPOON-1';
  return positionForbiddenBy(state, number, cell);
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
