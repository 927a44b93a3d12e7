import { inuitsOn, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import type { Box } from '../components.js';
import { type Cell, NEIGHBOURS, NEXT, numberOf } from '../grid.js';
import { at, type Embark, type Land, type Move, type Walk } from '../moves/index.js';
import type { State } from '../state/index.js';
import { entryForbiddenBy, hasLanding, reaches, shoresOf } from './water.js';

/** @rule IG-WALK-1 IG-WALK-2 */
export const walkForbiddenBy = (state: State, { components }: Box, { cell, dir }: Walk): Reason | undefined => {
  const to = NEXT[4 * cell + numberOf(dir)]!;
  if (inuitsOn(state, state.turn, cell) === 0) return isNear(state, to) ? 'none-to-walk' : 'none-near';
  if (state.points < components.costs.walk) return 'few-points';
  return wayForbiddenBy(state, to);
};

/** Checks whether an inuit of the mover stands beside a cell. */
const isNear = (state: State, cell: Cell): boolean =>
  NEIGHBOURS[cell]!.some((next) => inuitsOn(state, state.turn, next) > 0);

/** Returns the reason why the mover's inuit cannot walk to a cell beside it. */
export const wayForbiddenBy = (state: State, to: Cell): Reason | undefined =>
  isFloe(state.ground[to]) ? entryForbiddenBy(state, to) : 'walk-to-water';

/** @rule IG-KAYAK-2 IG-KAYAK-3 */
export const embarkForbiddenBy = (state: State, { components }: Box, { cell }: Embark): Reason | undefined => {
  if (inuitsOn(state, state.turn, cell) === 0) return 'none-to-sail';
  if (state.points < components.costs.kayak) return 'few-points';
  if (!hasLanding(state, cell)) return 'no-landing';
  return undefined;
};

/** A kayak that is under way. */
interface Sailing {
  readonly from: Cell;
}

/**
 * Lists the floes on which the kayak may land. One crossing finds all of them, since each `landForbiddenBy` makes a
 * crossing of its own.
 */
export const landings = (state: State, _: Box, { from }: Sailing): readonly Move[] => {
  const moves: Move[] = [];
  const shores = shoresOf(state, from);
  for (let i = 0; i < shores.length; i++) {
    if (entryForbiddenBy(state, shores[i]!) === undefined) moves.push(at.land[shores[i]!]!);
  }
  return moves;
};

/** @rule IG-KAYAK-1 */
export const landForbiddenBy = (state: State, _: Box, { cell }: Land, { from }: Sailing): Reason | undefined => {
  if (cell === from) return 'same-floe';
  if (!isFloe(state.ground[cell])) return 'no-shore';
  return reaches(state, from, cell) ? entryForbiddenBy(state, cell) : 'other-water';
};
