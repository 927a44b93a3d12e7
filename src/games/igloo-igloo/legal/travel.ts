import { CELLS, type Cell, NEXT, numberOf } from '../board.js';
import { inuitsOn, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components.js';
import { at, type Embark, type Land, type Move, type Walk } from '../moves/index.js';
import type { State } from '../state/index.js';
import { entryForbiddenBy, hasLanding, isAshore, markShores, reaches } from './water.js';

/** @rule IG-WALK-1 IG-WALK-2 */
export const walkForbiddenBy = (state: State, { components }: Box, { cell, dir }: Walk): Refusal | undefined => {
  const to = NEXT[4 * cell + numberOf(dir)]!;
  if (inuitsOn(state, state.turn, cell) === 0) return 'IG-WALK-1';
  if (state.points < components.costs.walk) return 'IG-TURN-2';
  return wayForbiddenBy(state, to);
};

/** Why the mover's inuit cannot walk to a cell beside it. */
export const wayForbiddenBy = (state: State, to: Cell): Refusal | undefined =>
  isFloe(state.ground[to]) ? entryForbiddenBy(state, to) : 'IG-WALK-2';

/** @rule IG-KAYAK-2 IG-KAYAK-3 */
export const embarkForbiddenBy = (state: State, { components }: Box, { cell }: Embark): Refusal | undefined => {
  if (inuitsOn(state, state.turn, cell) === 0) return 'IG-KAYAK-1';
  if (state.points < components.costs.kayak) return 'IG-TURN-2';
  if (!hasLanding(state, cell)) return 'IG-KAYAK-3';
  return undefined;
};

/** A kayak that is under way. */
interface Sailing {
  readonly from: Cell;
}

/**
 * The floes on which the kayak may land. Judged here by one crossing for all of them, since each `landForbiddenBy` makes
 * a crossing of its own.
 */
export const landings = (state: State, _: Box, { from }: Sailing): readonly Move[] => {
  const moves: Move[] = [];
  markShores(state, from);
  for (let cell = 0; cell < CELLS; cell++) {
    if (isAshore(cell) && entryForbiddenBy(state, cell) === undefined) moves.push(at.land[cell]!);
  }
  return moves;
};

/** @rule IG-KAYAK-1 */
export const landForbiddenBy = (state: State, _: Box, { cell }: Land, { from }: Sailing): Refusal | undefined =>
  reaches(state, from, cell) ? entryForbiddenBy(state, cell) : 'IG-KAYAK-1';
