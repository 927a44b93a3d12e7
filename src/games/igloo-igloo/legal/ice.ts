import { bufferPool } from '../../../core/data/buffer-pool.js';
import { hasAnimals, holds, isBare, isBesideWater, isFloe } from '../cells.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, THAW } from '../components.js';
import { CELLS, type Cell, CROWN, DIRECTIONS, isCorner, NEIGHBOURS, NEXT, numberOf } from '../grid.js';
import { at, type Displace, type Drift, entries, type Melt, type Move, type Thaw } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/** Checks whether a tile can be taken without the exception for the crown. */
const meltsByRule = (state: State, cell: Cell): boolean =>
  state.ground[cell] === 'ice' && isBesideWater(state, cell) && isBare(state, cell);

const canMeltByRule = (state: State): boolean => {
  for (let cell = 0; cell < CELLS; cell++) {
    if (meltsByRule(state, cell)) return true;
  }
  return false;
};

const meltsByException = (state: State, cell: Cell): boolean => state.ground[cell] === 'ice' && isBare(state, cell);

/**
 * Checks whether any tile can be taken at the start of a turn.
 * @rule IG-MELT-3
 */
export const canMelt = (state: State): boolean => {
  if (canMeltByRule(state)) return true;
  for (let i = 0; i < CROWN.length; i++) {
    if (meltsByException(state, CROWN[i]!)) return true;
  }
  return false;
};

/** Adds the tiles beside water; if none of them can be taken, those of the crown. */
export const meltCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const first = moves.length;
  for (let cell = 0; cell < CELLS; cell++) {
    if (meltsByRule(state, cell)) moves.push(at.melt[cell]!);
  }
  if (moves.length > first) return;
  for (let i = 0; i < CROWN.length; i++) {
    if (meltsByException(state, CROWN[i]!)) moves.push(at.melt[CROWN[i]!]!);
  }
};

/** @rule IG-MELT-1 IG-MELT-2 IG-MELT-5 */
export const meltForbiddenBy = (state: State, _box: Box, { cell }: Melt): Reason | undefined => {
  if (state.ground[cell] === 'pack') return 'pack';
  if (state.ground[cell] !== 'ice') return 'no-tile';
  if (!isBare(state, cell)) return 'not-empty';
  if (isBesideWater(state, cell)) return undefined;
  if (canMeltByRule(state)) return 'inland';
  if (!CROWN.includes(cell)) return 'no-edge';
  return undefined;
};

/** Returns the first cell after the unbroken run of floes that begins here; -1 if the run ends at the border. */
export const gapOf = ({ ground }: State, cell: Cell, dir: number): Cell => {
  let at = cell;
  while (at >= 0 && isFloe(ground[at])) at = NEXT[4 * at + dir]!;
  return at;
};

/** Checks whether the animals of a gap can go to a cell beside it. */
const takesAnimals = ({ ground, bears }: State, cell: Cell): boolean => ground[cell] === 'water' && bears[cell] === 0;

/** Checks whether the animals of a gap can leave it. */
export const canClear = (state: State, gap: Cell): boolean => {
  const neighbours = NEIGHBOURS[gap]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (takesAnimals(state, neighbours[i]!)) return true;
  }
  return false;
};

const shiftForbiddenBy = (state: State, cell: Cell, dir: number): Reason | undefined =>
  isFloe(state.ground[cell]) ? gapForbiddenBy(state, gapOf(state, cell, dir)) : 'no-floe';

/** Returns the reason why no floe can be shifted into the cell where its run ends. */
const gapForbiddenBy = (state: State, gap: Cell): Reason | undefined => {
  if (gap < 0 || state.ground[gap] !== 'water') return 'no-gap';
  if (hasAnimals(state, gap) && !canClear(state, gap)) return 'gap-full';
  return undefined;
};

/** By cell, the directions in which the floe there can be shifted, a bit each. */
const scratches = bufferPool(() => new Uint8Array(CELLS));

/** Adds the shifts of floes. */
export const driftCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  const shifts = scratches.lend();
  shifts.fill(0);
  for (let gap = 0; gap < CELLS; gap++) {
    if (gapForbiddenBy(state, gap) === undefined) findShiftsInto(state, gap, shifts);
  }
  for (let way = 0; way < at.drift.length; way++) {
    if (((shifts[way >> 2]! >> (way & 3)) & 1) !== 0) moves.push(at.drift[way]!);
  }
  scratches.takeBack(shifts);
};

/** Marks the shifts into a gap, going back along the four runs of floes that end there. */
const findShiftsInto = ({ ground }: State, gap: Cell, shifts: Uint8Array): void => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const back = (dir + 2) & 3;
    for (let cell = NEXT[4 * gap + back]!; cell >= 0 && isFloe(ground[cell]); cell = NEXT[4 * cell + back]!) {
      shifts[cell]! |= 1 << dir;
    }
  }
};

/** Checks whether any floe can be shifted. */
export const canShift = (state: State): boolean => {
  for (let way = 0; way < at.drift.length; way++) {
    if (at.drift[way] !== undefined && shiftForbiddenBy(state, way >> 2, way & 3) === undefined) return true;
  }
  return false;
};

/** @rule IG-DRIFT-2 IG-DRIFT-3 */
export const driftForbiddenBy = (state: State, _box: Box, { cell, dir }: Drift): Reason | undefined =>
  shiftForbiddenBy(state, cell, numberOf(dir));

/** A drift that waits for its gap. */
interface Waiting {
  readonly gap: Cell;
}

/** Adds the cells beside the gap. */
export const displaceCandidates = (_state: State, _box: Box, { gap }: Waiting, moves: Move[]): void => {
  const neighbours = NEIGHBOURS[gap]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (!isCorner(neighbours[i]!)) moves.push(at.displace[neighbours[i]!]!);
  }
};

export const displaceForbiddenBy = (
  { ground, bears }: State,
  _: Box,
  { cell }: Displace,
  { gap }: Waiting,
): Reason | undefined => {
  if (!NEIGHBOURS[gap]!.includes(cell)) return 'far-from-gap';
  if (ground[cell] !== 'water') return 'no-water';
  return bears[cell] === 0 ? undefined : 'water-of-bear';
};

/** Adds the tiles on the ice, if the mover can thaw one. */
export const thawCandidates = (state: State, box: Box, _phase: Phase, moves: Move[]): void => {
  if (state.used.thaw || !holds(state, state.turn, THAW)) return;
  for (let i = 0; i < entries.thaw.length; i++) {
    if (thawForbiddenBy(state, box, entries.thaw[i]!) === undefined) moves.push(entries.thaw[i]!);
  }
};

/** @rule IG-THAW-1 IG-THAW-2 */
export const thawForbiddenBy = (state: State, _box: Box, { cell }: Thaw): Reason | undefined => {
  if (!holds(state, state.turn, THAW)) return 'not-held';
  if (state.used.thaw) return 'used';
  if (state.ground[cell] !== 'ice') return 'none-to-thaw';
  if (!isBesideWater(state, cell)) return 'thaw-inland';
  if (state.igloos[cell] !== null) return 'thaw-igloo';
  return undefined;
};
