import { countAnimals, countInuits, hasOtherInuits, hasTile } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { animalIndex, BEAR, type Box, FIRST_ENDURANCE_TILE, FIRST_FOX, HARPOON_TILE } from '../components.js';
import { type Cell, isCorner, NEIGHBOURS } from '../grid.js';
import type { BuildIgloo, Harpoon, Hunt, PlayEndurance } from '../moves/index.js';
import type { State } from '../state/index.js';

/**
 * Checks whether an inuit of the mover can reach an animal of this kind on this cell.
 * @rule IG-HUNT-2 IG-HUNT-3 IG-HUNT-4
 */
export const isInReach = (state: State, animal: number, cell: Cell): boolean => {
  if (animal >= FIRST_FOX) return countInuits(state, state.turnPlayer, cell) > 0;
  const neighbours = NEIGHBOURS[cell]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (countInuits(state, state.turnPlayer, neighbours[i]!) > 0 && !isCorner(neighbours[i]!)) return true;
  }
  return false;
};

const reachForbiddenBy = (state: State, animal: number, cell: Cell): Reason | undefined => {
  if (isInReach(state, animal, cell)) return undefined;
  if (animal < FIRST_FOX) return 'far-from-fish';
  if (animal < BEAR) return 'far-from-fox';
  return state.ground[cell] === 'water' ? 'bear-in-water' : 'far-from-bear';
};

export const huntForbiddenBy = (state: State, { components }: Box, { animal, cell }: Hunt): Reason | undefined => {
  const index = animalIndex(animal);
  if (countAnimals(state, index, cell) === 0) return 'no-prey';
  const reason = reachForbiddenBy(state, index, cell);
  if (reason !== undefined) return reason;
  return components.animalValues[index]! > state.actionPointsLeft ? 'prey-points' : undefined;
};

/** @rule IG-HARPOON-1 */
export const harpoonForbiddenBy = (state: State, _box: Box, { animal, cell }: Harpoon): Reason | undefined => {
  const index = animalIndex(animal);
  if (!hasTile(state, state.turnPlayer, HARPOON_TILE)) return 'not-held';
  if (state.usedThisTurn.harpoon) return 'used';
  if (countAnimals(state, index, cell) === 0) return 'no-target';
  return reachForbiddenBy(state, index, cell);
};

/** @rule IG-IGLOO-1 IG-IGLOO-2 IG-IGLOO-3 */
export const buildIglooForbiddenBy = (state: State, { components }: Box, { cell }: BuildIgloo): Reason | undefined => {
  const { turnPlayer, igloos, freeIgloos, actionPointsLeft } = state;
  if (countInuits(state, turnPlayer, cell) === 0) return 'none-to-build';
  if (hasOtherInuits(state, turnPlayer, cell)) return 'others-there';
  if (igloos[cell] !== null) return 'igloo-there';
  if (freeIgloos[turnPlayer] === 0) return 'igloos-built';
  if (actionPointsLeft < components.costs.igloo) return 'few-points';
  return undefined;
};

/** @rule IG-ENDURANCE-1 IG-KEPT-2 */
export const playEnduranceForbiddenBy = (state: State, _box: Box, { value }: PlayEndurance): Reason | undefined => {
  if (!hasTile(state, state.turnPlayer, FIRST_ENDURANCE_TILE + value - 1)) return 'not-held';
  if (state.usedThisTurn.endurance) return 'used';
  return undefined;
};
