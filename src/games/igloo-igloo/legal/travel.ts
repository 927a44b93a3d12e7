import { countInuits, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import type { Box } from '../components.js';
import { type Cell, directionIndex, NEIGHBOURS, NEXT } from '../grid.js';
import { type Embark, type Land, MOVE_AT, type Move, type Walk } from '../moves/index.js';
import type { State } from '../state/index.js';
import { canReach, entryForbiddenBy, findShores, hasLanding } from './water.js';

/** @rule IG-WALK-1 IG-WALK-2 */
export const walkForbiddenBy = (state: State, { components }: Box, { cell, dir }: Walk): Reason | undefined => {
  const to = NEXT[4 * cell + directionIndex(dir)]!;
  if (countInuits(state, state.turnPlayer, cell) === 0) return hasInuitBeside(state, to) ? 'none-to-walk' : 'none-near';
  if (state.actionPointsLeft < components.costs.walk) return 'few-points';
  return walkToForbiddenBy(state, to);
};

/** Checks whether an inuit of the mover stands beside a cell. */
export const hasInuitBeside = (state: State, cell: Cell): boolean =>
  NEIGHBOURS[cell]!.some((next) => countInuits(state, state.turnPlayer, next) > 0);

/** Returns the reason why the mover's inuit cannot walk to a cell beside it. */
export const walkToForbiddenBy = (state: State, to: Cell): Reason | undefined =>
  isFloe(state.ground[to]) ? entryForbiddenBy(state, to) : 'walk-to-water';

/** @rule IG-KAYAK-2 IG-KAYAK-3 */
export const embarkForbiddenBy = (state: State, { components }: Box, { cell }: Embark): Reason | undefined => {
  if (countInuits(state, state.turnPlayer, cell) === 0) return 'none-to-sail';
  if (state.actionPointsLeft < components.costs.kayak) return 'few-points';
  if (!hasLanding(state, cell)) return 'no-landing';
  return undefined;
};

/** A kayak that is under way. */
interface KayakPhase {
  readonly from: Cell;
}

/**
 * Lists the floes on which the kayak may land. One crossing finds all of them, since each `landForbiddenBy` makes a
 * crossing of its own.
 */
export const legalLandings = (state: State, _: Box, { from }: KayakPhase): readonly Move[] => {
  const moves: Move[] = [];
  const shores = findShores(state, from);
  for (let i = 0; i < shores.length; i++) {
    if (entryForbiddenBy(state, shores[i]!) === undefined) moves.push(MOVE_AT.land[shores[i]!]!);
  }
  return moves;
};

/** @rule IG-KAYAK-1 */
export const landForbiddenBy = (state: State, _: Box, { cell }: Land, { from }: KayakPhase): Reason | undefined => {
  if (cell === from) return 'same-floe';
  if (!isFloe(state.ground[cell])) return 'no-shore';
  return canReach(state, from, cell) ? entryForbiddenBy(state, cell) : 'other-water';
};
