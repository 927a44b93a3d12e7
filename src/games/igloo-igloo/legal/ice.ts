import { createBufferPool } from '../../../core/data/list.js';
import { hasAnimals, hasTile, isBesideWater, isFloe, isUnoccupied } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, THAW_TILE } from '../components.js';
import { CELL_COUNT, type Cell, CROWN, DIRECTIONS, directionIndex, isCorner, NEIGHBOURS, NEXT } from '../grid.js';
import { type Displace, type Drift, type Melt, MOVE_AT, MOVES, type Move, type Thaw } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/** Checks whether a tile can be taken without the exception for the crown. */
const isMeltableBesideWater = (state: State, cell: Cell): boolean =>
  state.ground[cell] === 'ice' && isBesideWater(state, cell) && isUnoccupied(state, cell);

const hasMeltableBesideWater = (state: State): boolean => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (isMeltableBesideWater(state, cell)) return true;
  }
  return false;
};

const isMeltableOnCrown = (state: State, cell: Cell): boolean =>
  state.ground[cell] === 'ice' && isUnoccupied(state, cell);

/**
 * Checks whether any tile can be taken at the start of a turn.
 * @rule IG-MELT-3
 */
export const hasMeltableTile = (state: State): boolean => {
  if (hasMeltableBesideWater(state)) return true;
  for (let i = 0; i < CROWN.length; i++) {
    if (isMeltableOnCrown(state, CROWN[i]!)) return true;
  }
  return false;
};

/** Adds the tiles beside water; if none of them can be taken, those of the crown. */
export const meltCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const first = moves.length;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (isMeltableBesideWater(state, cell)) moves.push(MOVE_AT.melt[cell]!);
  }
  if (moves.length > first) return;
  for (let i = 0; i < CROWN.length; i++) {
    if (isMeltableOnCrown(state, CROWN[i]!)) moves.push(MOVE_AT.melt[CROWN[i]!]!);
  }
};

/** @rule IG-MELT-1 IG-MELT-2 IG-MELT-5 */
export const meltForbiddenBy = (state: State, _box: Box, { cell }: Melt): Reason | undefined => {
  if (state.ground[cell] === 'pack') return 'pack';
  if (state.ground[cell] !== 'ice') return 'no-tile';
  if (!isUnoccupied(state, cell)) return 'not-empty';
  if (isBesideWater(state, cell)) return undefined;
  if (hasMeltableBesideWater(state)) return 'inland';
  if (!CROWN.includes(cell)) return 'no-edge';
  return undefined;
};

/** Returns the first cell after the unbroken run of floes that begins here; -1 if the run ends at the border. */
export const findGap = ({ ground }: State, cell: Cell, dir: number): Cell => {
  let current = cell;
  while (current >= 0 && isFloe(ground[current])) current = NEXT[4 * current + dir]!;
  return current;
};

/** Checks whether the animals of a gap can go to a cell beside it. */
const canTakeAnimals = ({ ground, bears }: State, cell: Cell): boolean => ground[cell] === 'water' && bears[cell] === 0;

/** Checks whether the animals of a gap can leave it. */
export const canClearGap = (state: State, gap: Cell): boolean => {
  const neighbours = NEIGHBOURS[gap]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (canTakeAnimals(state, neighbours[i]!)) return true;
  }
  return false;
};

const shiftForbiddenBy = (state: State, cell: Cell, dir: number): Reason | undefined =>
  isFloe(state.ground[cell]) ? gapForbiddenBy(state, findGap(state, cell, dir)) : 'no-floe';

/** Returns the reason why no floe can be shifted into the cell where its run ends. */
const gapForbiddenBy = (state: State, gap: Cell): Reason | undefined => {
  if (gap < 0 || state.ground[gap] !== 'water') return 'no-gap';
  if (hasAnimals(state, gap) && !canClearGap(state, gap)) return 'gap-full';
  return undefined;
};

/** By cell, the directions in which the floe there can be shifted, a bit each. */
const shiftBuffers = createBufferPool(() => new Uint8Array(CELL_COUNT));

/** Adds the shifts of floes. */
export const driftCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const shifts = shiftBuffers.acquire();
  shifts.fill(0);
  for (let gap = 0; gap < CELL_COUNT; gap++) {
    if (gapForbiddenBy(state, gap) === undefined) markShiftsInto(state, gap, shifts);
  }
  for (let exit = 0; exit < MOVE_AT.drift.length; exit++) {
    if (((shifts[exit >> 2]! >> (exit & 3)) & 1) !== 0) moves.push(MOVE_AT.drift[exit]!);
  }
  shiftBuffers.release(shifts);
};

/** Marks the shifts into a gap, going back along the four runs of floes that end there. */
const markShiftsInto = ({ ground }: State, gap: Cell, shifts: Uint8Array): void => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const back = (dir + 2) & 3;
    for (let cell = NEXT[4 * gap + back]!; cell >= 0 && isFloe(ground[cell]); cell = NEXT[4 * cell + back]!) {
      shifts[cell]! |= 1 << dir;
    }
  }
};

/** Checks whether any floe can be shifted. */
export const hasShiftableFloe = (state: State): boolean => {
  for (let exit = 0; exit < MOVE_AT.drift.length; exit++) {
    if (MOVE_AT.drift[exit] !== undefined && shiftForbiddenBy(state, exit >> 2, exit & 3) === undefined) return true;
  }
  return false;
};

/** @rule IG-DRIFT-2 IG-DRIFT-3 */
export const driftForbiddenBy = (state: State, _box: Box, { cell, dir }: Drift): Reason | undefined =>
  shiftForbiddenBy(state, cell, directionIndex(dir));

/** A drift that waits for its gap. */
interface PhaseWithGap {
  readonly gap: Cell;
}

/** Adds the cells beside the gap. */
export const displaceCandidates = (_state: State, _box: Box, { gap }: PhaseWithGap, moves: Move[]): void => {
  const neighbours = NEIGHBOURS[gap]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (!isCorner(neighbours[i]!)) moves.push(MOVE_AT.displace[neighbours[i]!]!);
  }
};

export const displaceForbiddenBy = (
  { ground, bears }: State,
  _: Box,
  { cell }: Displace,
  { gap }: PhaseWithGap,
): Reason | undefined => {
  if (!NEIGHBOURS[gap]!.includes(cell)) return 'far-from-gap';
  if (ground[cell] !== 'water') return 'no-water';
  return bears[cell] === 0 ? undefined : 'water-of-bear';
};

/** Adds the tiles on the ice, if the mover can thaw one. */
export const thawCandidates = (state: State, box: Box, _phase: Phase, moves: Move[]): void => {
  if (state.usedThisTurn.thaw || !hasTile(state, state.turnPlayer, THAW_TILE)) return;
  for (let i = 0; i < MOVES.thaw.length; i++) {
    if (thawForbiddenBy(state, box, MOVES.thaw[i]!) === undefined) moves.push(MOVES.thaw[i]!);
  }
};

/** @rule IG-THAW-1 IG-THAW-2 */
export const thawForbiddenBy = (state: State, _box: Box, { cell }: Thaw): Reason | undefined => {
  if (!hasTile(state, state.turnPlayer, THAW_TILE)) return 'not-held';
  if (state.usedThisTurn.thaw) return 'used';
  if (state.ground[cell] !== 'ice') return 'none-to-thaw';
  if (!isBesideWater(state, cell)) return 'thaw-inland';
  if (state.igloos[cell] !== null) return 'thaw-igloo';
  return undefined;
};
