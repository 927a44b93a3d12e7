import { CELLS, type Cell, DIRECTIONS, isCorner, NEXT, numberOf } from '../board.js';
import { inuitsOn, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Embark, entries, type Land, type Move, type Walk } from '../moves/index.js';
import type { State } from '../state.js';
import { entryForbiddenBy, hasLanding, isAshore, markShores, reaches } from './water.js';

/** What a crossing by kayak costs. */
export const CROSSING = 3;

/** The entry of a walk that the mover's inuits on a cell may make, points aside. */
const walkEntry = (state: State, cell: Cell, dir: number): Move | undefined => {
  const entry = entries.walk[4 * cell + dir];
  if (entry === undefined) return undefined;
  const to = NEXT[4 * cell + dir]!;
  return isFloe(state.ground[to]) && entryForbiddenBy(state, to) === undefined ? entry : undefined;
};

/** @rule IG-WALK-1 IG-WALK-2 */
export const addWalks = (state: State, moves: Move[]): void => {
  if (state.points < 1) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (inuitsOn(state, state.turn, cell) === 0) continue;
    for (let dir = 0; dir < DIRECTIONS.length; dir++) {
      const entry = walkEntry(state, cell, dir);
      if (entry !== undefined) moves.push(entry);
    }
  }
};

export const walkForbiddenBy = (state: State, { cell, dir }: Walk): Refusal | undefined => {
  const to = NEXT[4 * cell + numberOf(dir)]!;
  if (inuitsOn(state, state.turn, cell) === 0) return 'IG-WALK-1';
  if (state.points < 1) return 'IG-TURN-2';
  if (!isFloe(state.ground[to])) return 'IG-WALK-2';
  return entryForbiddenBy(state, to);
};

/** Whether the mover's inuits on a cell can cross water, points aside. A corner is no place to set out from. */
const canSail = (state: State, cell: Cell): boolean =>
  inuitsOn(state, state.turn, cell) > 0 && !isCorner(cell) && hasLanding(state, cell);

/** @rule IG-KAYAK-2 IG-KAYAK-3 */
export const addEmbarkments = (state: State, moves: Move[]): void => {
  if (state.points < CROSSING) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (canSail(state, cell)) moves.push(entries.embark[cell]!);
  }
};

export const embarkForbiddenBy = (state: State, { cell }: Embark): Refusal | undefined => {
  if (inuitsOn(state, state.turn, cell) === 0) return 'IG-KAYAK-1';
  if (state.points < CROSSING) return 'IG-TURN-2';
  if (!hasLanding(state, cell)) return 'IG-KAYAK-3';
  return undefined;
};

/** @rule IG-KAYAK-1 */
export const addLandings = (state: State, from: Cell, moves: Move[]): void => {
  markShores(state, from);
  for (let cell = 0; cell < CELLS; cell++) {
    if (isAshore(cell) && entryForbiddenBy(state, cell) === undefined) moves.push(entries.land[cell]!);
  }
};

export const landForbiddenBy = (state: State, from: Cell, { cell }: Land): Refusal | undefined =>
  reaches(state, from, cell) ? entryForbiddenBy(state, cell) : 'IG-KAYAK-1';
