import { bears, findAvailable, found, hasTwoAvailable, isAvailable } from '../available.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, bitOf } from '../components/index.js';
import { type Drop, entries, type Lift, type Move, type Place } from '../moves/index.js';
import type { DropPhase, DummyPhase, PlacePhase, SpreadPhase, State } from '../state/index.js';

/** The cells whose tiles bear the symbol; for a dummy those between which it cannot decide. */
export const placeCandidates = (state: State, box: Box, phase: PlacePhase | DummyPhase, moves: Move[]): void => {
  if (phase.kind === 'place') return addBearing(state, box, phase.free ? -1 : bitOf(phase.as), entries.place, moves);
  for (let i = 0; i < phase.cells.length; i++) moves.push(entries.place[phase.cells[i]!]!);
};

/** Adds the moves to all available tiles that bear one of some symbols. */
const addBearing = (state: State, box: Box, bits: number, byCell: readonly Move[], moves: Move[]): void => {
  const count = findAvailable(state);
  for (let i = 0; i < count; i++) {
    if (bears(state, box, found[i]!, bits)) moves.push(byCell[found[i]!]!);
  }
};

/** @rule NU-PLACE-1 NU-PLACE-3 */
export const placeForbiddenBy = (
  state: State,
  box: Box,
  { cell }: Place,
  phase: PlacePhase | DummyPhase,
): Refusal | undefined => {
  if (phase.kind === 'dummy') return phase.cells.includes(cell) ? undefined : 'NU-SOLO-11';
  if (!isAvailable(state, cell)) return 'NU-PLACE-1';
  return phase.free || bears(state, box, cell, bitOf(phase.as)) ? undefined : 'NU-PLACE-2';
};

/** The only cell that is best for a dummy. */
export const onlyCell = (_state: State, _box: Box, { cells }: DummyPhase): Move | undefined =>
  cells.length === 1 ? entries.place[cells[0]!] : undefined;

/** The cells with available tiles; beside placing those with labourers. */
export const liftCandidates = (state: State, box: Box, phase: PlacePhase | SpreadPhase, moves: Move[]): void => {
  if (phase.kind === 'spread') return addBearing(state, box, -1, entries.lift, moves);
  if (phase.as === 'labourer' && !phase.free) addBearing(state, box, bitOf('labourer'), entries.lift, moves);
};

export const liftForbiddenBy = (
  state: State,
  box: Box,
  { cell }: Lift,
  phase: PlacePhase | SpreadPhase,
): Refusal | undefined => {
  if (phase.kind === 'place') return swapForbiddenBy(state, box, cell, phase);
  if (phase.from !== -1) return 'NU-GEN-2';
  return isAvailable(state, cell) ? undefined : 'NU-FX-10';
};

const swapForbiddenBy = (state: State, box: Box, cell: number, { as, free }: PlacePhase): Refusal | undefined => {
  if (as !== 'labourer') return 'NU-SWAP-1';
  if (free) return 'NU-SWAP-5';
  if (!isAvailable(state, cell) || !bears(state, box, cell, bitOf('labourer'))) return 'NU-SWAP-1';
  return hasTwoAvailable(state) ? undefined : 'NU-SWAP-4';
};

export const dropForbiddenBy = (
  state: State,
  _: Box,
  { cell }: Drop,
  { kind, from }: DropPhase | SpreadPhase,
): Refusal | undefined => {
  if (from === -1) return 'NU-GEN-2';
  if (cell !== from && isAvailable(state, cell)) return undefined;
  return kind === 'drop' ? 'NU-SWAP-2' : 'NU-FX-10';
};
