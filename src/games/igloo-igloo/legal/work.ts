import { animalsOn, hasOthers, holds, inuitsOn } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { BEAR, type Box, ENDURANCE, FOX, HARPOON, numberOfAnimal } from '../components.js';
import { type Cell, isCorner, NEIGHBOURS } from '../grid.js';
import type { Endurance, Harpoon, Hunt, Igloo } from '../moves/index.js';
import type { State } from '../state/index.js';

/**
 * Checks whether an inuit of the mover can reach an animal of this kind on this cell.
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

const positionForbiddenBy = (state: State, animal: number, cell: Cell): Reason | undefined => {
  if (isInReach(state, animal, cell)) return undefined;
  if (animal < FOX) return 'far-from-fish';
  if (animal < BEAR) return 'far-from-fox';
  return state.ground[cell] === 'water' ? 'bear-in-water' : 'far-from-bear';
};

export const huntForbiddenBy = (state: State, { components }: Box, { animal, cell }: Hunt): Reason | undefined => {
  const number = numberOfAnimal(animal);
  if (animalsOn(state, number, cell) === 0) return 'no-prey';
  const reason = positionForbiddenBy(state, number, cell);
  if (reason !== undefined) return reason;
  return components.values[number]! > state.points ? 'prey-points' : undefined;
};

/** @rule IG-HARPOON-1 */
export const harpoonForbiddenBy = (state: State, _box: Box, { animal, cell }: Harpoon): Reason | undefined => {
  const number = numberOfAnimal(animal);
  if (!holds(state, state.turn, HARPOON)) return 'not-held';
  if (state.used.harpoon) return 'used';
  if (animalsOn(state, number, cell) === 0) return 'no-target';
  return positionForbiddenBy(state, number, cell);
};

/** @rule IG-IGLOO-1 IG-IGLOO-2 IG-IGLOO-3 */
export const iglooForbiddenBy = (state: State, { components }: Box, { cell }: Igloo): Reason | undefined => {
  const { turn, igloos, igloosLeft, points } = state;
  if (inuitsOn(state, turn, cell) === 0) return 'none-to-build';
  if (hasOthers(state, turn, cell)) return 'others-there';
  if (igloos[cell] !== null) return 'igloo-there';
  if (igloosLeft[turn] === 0) return 'igloos-built';
  if (points < components.costs.igloo) return 'few-points';
  return undefined;
};

/** @rule IG-ENDURANCE-1 IG-KEPT-2 */
export const enduranceForbiddenBy = (state: State, _box: Box, { value }: Endurance): Reason | undefined => {
  if (!holds(state, state.turn, ENDURANCE + value - 1)) return 'not-held';
  if (state.used.endurance) return 'used';
  return undefined;
};
