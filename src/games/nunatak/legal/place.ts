import { bears, findAvailable, hasTwoAvailable, isAvailable, scratches } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, bitOf } from '../components/index.js';
import { type Drop, entries, type Lift, type Move, type Place } from '../moves/index.js';
import type { DropPhase, DummyPhase, PlacePhase, SpreadPhase, State } from '../state/index.js';
import type { Cell } from '../temple.js';

/** Adds the cells whose tiles bear the symbol; for a dummy those between which it cannot decide. */
export const placeCandidates = (state: State, box: Box, phase: PlacePhase | DummyPhase, moves: Move[]): void => {
  if (phase.kind === 'place') return addBearing(state, box, phase.free ? -1 : bitOf(phase.as), entries.place, moves);
  for (let i = 0; i < phase.cells.length; i++) moves.push(entries.place[phase.cells[i]!]!);
};

/** Adds the moves to all available tiles that bear one of some symbols. */
const addBearing = (state: State, box: Box, bits: number, byCell: readonly Move[], moves: Move[]): void => {
  const found = scratches.lend();
  const count = findAvailable(state, found);
  for (let i = 0; i < count; i++) {
    if (bears(state, box, found[i]!, bits)) moves.push(byCell[found[i]!]!);
  }
  scratches.takeBack(found);
};

/** @rule NU-PLACE-1 NU-PLACE-2 NU-PLACE-3 NU-SOLO-11 */
export const placeForbiddenBy = (
  state: State,
  box: Box,
  { cell }: Place,
  phase: PlacePhase | DummyPhase,
): Reason | undefined => {
  if (phase.kind === 'dummy') return phase.cells.includes(cell) ? undefined : 'not-best';
  if (state.tiles[cell] === -1) return 'no-tile';
  if (!isAvailable(state, cell)) return 'covered';
  return phase.free || bears(state, box, cell, bitOf(phase.as)) ? undefined : 'other-symbol';
};

/** Returns the only best cell for a dummy. */
export const onlyCell = (_state: State, _box: Box, { cells }: DummyPhase): Move | undefined =>
  cells.length === 1 ? entries.place[cells[0]!] : undefined;

/** Adds the cells with available tiles; while placing, those with labourers. */
export const liftCandidates = (state: State, box: Box, phase: PlacePhase | SpreadPhase, moves: Move[]): void => {
  if (phase.kind === 'spread') return addBearing(state, box, -1, entries.lift, moves);
  if (phase.as === 'labourer' && !phase.free) addBearing(state, box, bitOf('labourer'), entries.lift, moves);
};

/** @rule NU-GEN-2 NU-FX-10 */
export const liftForbiddenBy = (
  state: State,
  box: Box,
  { cell }: Lift,
  phase: PlacePhase | SpreadPhase,
): Reason | undefined => {
  if (phase.kind === 'place') return swapForbiddenBy(state, box, cell, phase);
  if (phase.from !== -1) return 'lifted-already';
  return isAvailable(state, cell) ? undefined : 'none-to-spread';
};

/** @rule NU-SWAP-1 NU-SWAP-4 NU-SWAP-5 */
const swapForbiddenBy = (state: State, box: Box, cell: Cell, { as, free }: PlacePhase): Reason | undefined => {
  if (as !== 'labourer') return 'no-labourer';
  if (free) return 'free-already';
  if (!isAvailable(state, cell)) return 'none-to-lift';
  if (!bears(state, box, cell, bitOf('labourer'))) return 'no-labourer-tile';
  return hasTwoAvailable(state) ? undefined : 'only-tile';
};

/** @rule NU-GEN-2 NU-SWAP-2 NU-FX-10 */
export const dropForbiddenBy = (
  state: State,
  _: Box,
  { cell }: Drop,
  { kind, from }: DropPhase | SpreadPhase,
): Reason | undefined => {
  if (from === -1) return 'lift-first';
  if (!isAvailable(state, cell)) return kind === 'drop' ? 'none-to-swap' : 'none-to-spread';
  if (cell !== from) return undefined;
  return kind === 'drop' ? 'swapped-with-itself' : 'spread-with-itself';
};
