import { CELLS, type Cell, DIRECTIONS, isCorner, NEXT, numberOf } from '../board.js';
import { inuitsOn, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components.js';
import { at, type Embark, type Land, type Move, type Walk } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';
import { entryForbiddenBy, hasLanding, isAshore, markShores, reaches } from './water.js';

/** The ways of the mover's inuits. */
export const walkCandidates = (state: State, { components }: Box, _: Phase, moves: Move[]): void => {
  if (state.points < components.costs.walk) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuitsOn(state, state.turn, cell) === 0) continue;
    for (let dir = 0; dir < DIRECTIONS.length; dir++) {
      const walk = at.walk[4 * cell + dir];
      if (walk !== undefined) moves.push(walk);
    }
  }
};

/** @rule IG-WALK-1 IG-WALK-2 */
export const walkForbiddenBy = (state: State, { components }: Box, { cell, dir }: Walk): Refusal | undefined => {
  const to = NEXT[4 * cell + numberOf(dir)]!;
  if (inuitsOn(state, state.turn, cell) === 0) return 'IG-WALK-1';
  if (state.points < components.costs.walk) return 'IG-TURN-2';
  if (!isFloe(state.ground[to])) return 'IG-WALK-2';
  return entryForbiddenBy(state, to);
};

/** The mover's inuits by their cells. A corner is no place to set out from. */
export const embarkCandidates = (state: State, { components }: Box, _: Phase, moves: Move[]): void => {
  if (state.points < components.costs.kayak) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuitsOn(state, state.turn, cell) > 0 && !isCorner(cell)) moves.push(at.embark[cell]!);
  }
};

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
