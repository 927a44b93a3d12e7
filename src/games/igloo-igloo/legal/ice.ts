import { CELLS, type Cell, CROWN, DIRECTIONS, type Dir, isCorner, NEIGHBOURS, NEXT, numberOf } from '../board.js';
import { hasAnimals, holds, isBare, isBesideWater, isFloe } from '../cells.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, THAW } from '../components.js';
import { at, type Displace, type Drift, entries, type Melt, type Move, type Thaw } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

/** Whether a tile can be taken without the exception for the crown. */
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
 * Whether any tile can be taken at the start of a turn.
 * @rule IG-MELT-3
 */
export const canMelt = (state: State): boolean => {
  if (canMeltByRule(state)) return true;
  for (let i = 0; i < CROWN.length; i++) {
    if (meltsByException(state, CROWN[i]!)) return true;
  }
  return false;
};

/** The tiles beside water; where none of them can be taken, those of the crown. */
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

/** @rule IG-MELT-1 IG-MELT-2 */
export const meltForbiddenBy = (state: State, _box: Box, { cell }: Melt): Refusal | undefined => {
  if (state.ground[cell] === 'pack') return 'IG-MELT-5';
  if (!meltsByException(state, cell)) return 'IG-MELT-1';
  if (isBesideWater(state, cell)) return undefined;
  if (canMeltByRule(state)) return 'IG-MELT-1';
  if (!CROWN.includes(cell)) return 'IG-MELT-2';
  return undefined;
};

/** The first cell after the unbroken run of floes that begins here; -1 where it ends at the border. */
export const gapOf = ({ ground }: State, cell: Cell, dir: number): Cell => {
  let at = cell;
  while (at >= 0 && isFloe(ground[at])) at = NEXT[4 * at + dir]!;
  return at;
};

/** Whether the animals of a gap can go to a cell beside it. */
const takesAnimals = ({ ground, bears }: State, cell: Cell): boolean => ground[cell] === 'water' && bears[cell] === 0;

/** Whether the animals of a gap have somewhere to go. */
export const canClear = (state: State, gap: Cell): boolean => {
  const neighbours = NEIGHBOURS[gap]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (takesAnimals(state, neighbours[i]!)) return true;
  }
  return false;
};

const shiftForbiddenBy = (state: State, cell: Cell, dir: number): Refusal | undefined =>
  isFloe(state.ground[cell]) ? gapForbiddenBy(state, gapOf(state, cell, dir)) : 'IG-DRIFT-2';

/** Why no floe can be shifted into the cell where its run ends. */
const gapForbiddenBy = (state: State, gap: Cell): Refusal | undefined => {
  if (gap < 0 || state.ground[gap] !== 'water') return 'IG-DRIFT-3';
  if (hasAnimals(state, gap) && !canClear(state, gap)) return 'IG-DRIFT-5';
  return undefined;
};

// Scratch of one list of moves: by cell, in which directions the floe there can be shifted, a bit each.
const shifts = new Uint8Array(CELLS);

/** The shifts of floes. */
export const driftCandidates = (state: State, _box: Box, _phase: Phase, moves: Move[]): void => {
  shifts.fill(0);
  for (let gap = 0; gap < CELLS; gap++) {
    if (gapForbiddenBy(state, gap) === undefined) findShiftsInto(state, gap);
  }
  for (let way = 0; way < at.drift.length; way++) {
    if (((shifts[way >> 2]! >> (way & 3)) & 1) !== 0) moves.push(at.drift[way]!);
  }
};

/** Goes back along the four runs of floes that end at a gap. */
const findShiftsInto = ({ ground }: State, gap: Cell): void => {
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const back = (dir + 2) & 3;
    for (let cell = NEXT[4 * gap + back]!; cell >= 0 && isFloe(ground[cell]); cell = NEXT[4 * cell + back]!) {
      shifts[cell]! |= 1 << dir;
    }
  }
};

/** Whether any floe can be shifted. */
export const canShift = (state: State): boolean => {
  for (let way = 0; way < at.drift.length; way++) {
    if (at.drift[way] !== undefined && shiftForbiddenBy(state, way >> 2, way & 3) === undefined) return true;
  }
  return false;
};

/** @rule IG-DRIFT-2 IG-DRIFT-3 */
export const driftForbiddenBy = (state: State, _box: Box, { cell, dir }: Drift): Refusal | undefined =>
  shiftForbiddenBy(state, cell, numberOf(dir));

/** A drift that waits for its gap. */
interface Waiting {
  readonly cell: Cell;
  readonly dir: Dir;
}

/** The cells beside the gap. */
export const displaceCandidates = (state: State, _box: Box, { cell, dir }: Waiting, moves: Move[]): void => {
  const neighbours = NEIGHBOURS[gapOf(state, cell, numberOf(dir))]!;
  for (let i = 0; i < neighbours.length; i++) {
    if (!isCorner(neighbours[i]!)) moves.push(at.displace[neighbours[i]!]!);
  }
};

export const displaceForbiddenBy = (
  state: State,
  _box: Box,
  move: Displace,
  { cell, dir }: Waiting,
): Refusal | undefined => {
  const gap = gapOf(state, cell, numberOf(dir));
  return NEIGHBOURS[gap]!.includes(move.cell) && takesAnimals(state, move.cell) ? undefined : 'IG-DRIFT-5';
};

/** Tiles on the ice, for those who can thaw one. */
export const thawCandidates = (state: State, box: Box, _phase: Phase, moves: Move[]): void => {
  if (state.used.thaw || !holds(state, state.turn, THAW)) return;
  for (let i = 0; i < entries.thaw.length; i++) {
    if (thawForbiddenBy(state, box, entries.thaw[i]!) === undefined) moves.push(entries.thaw[i]!);
  }
};

export const thawForbiddenBy = (state: State, _box: Box, { cell }: Thaw): Refusal | undefined => {
  if (!holds(state, state.turn, THAW)) return 'IG-KEPT-1';
  if (state.used.thaw) return 'IG-KEPT-2';
  if (state.ground[cell] !== 'ice' || !isBesideWater(state, cell)) return 'IG-THAW-1';
  if (state.igloos[cell] !== null) return 'IG-THAW-2';
  return undefined;
};
