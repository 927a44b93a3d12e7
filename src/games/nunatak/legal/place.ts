import { cellBuffers, findAvailableCells, hasTwoAvailableTiles, isAvailable, showsAnyOf } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, symbolBit } from '../components/index.js';
import { type DropTile, type LiftTile, MOVES, type Move, type Place } from '../moves/index.js';
import type { DropPhase, DummyPhase, PlacePhase, SpreadPhase, State } from '../state/index.js';
import type { Cell } from '../temple.js';

/** Adds the cells whose tiles bear the symbol; for a dummy those between which it cannot decide. */
export const placeCandidates = (state: State, box: Box, phase: PlacePhase | DummyPhase, moves: Move[]): void => {
  if (phase.kind === 'place')
    return addMovesToMatchingTiles(state, box, phase.anyTile ? -1 : symbolBit(phase.countsAs), MOVES.place, moves);
  for (let i = 0; i < phase.cells.length; i++) moves.push(MOVES.place[phase.cells[i]!]!);
};

/** Adds the moves to all available tiles that bear one of some symbols. */
const addMovesToMatchingTiles = (
  state: State,
  box: Box,
  bits: number,
  byCell: readonly Move[],
  moves: Move[],
): void => {
  const found = cellBuffers.acquire();
  const count = findAvailableCells(state, found);
  for (let i = 0; i < count; i++) {
    if (showsAnyOf(state, box, found[i]!, bits)) moves.push(byCell[found[i]!]!);
  }
  cellBuffers.release(found);
};

/** @rule NU-PLACE-1 NU-PLACE-2 NU-PLACE-3 NU-SOLO-11 */
export const placeForbiddenBy = (
  state: State,
  box: Box,
  { cell }: Place,
  phase: PlacePhase | DummyPhase,
): Reason | undefined => {
  if (phase.kind === 'placeForDummy') return phase.cells.includes(cell) ? undefined : 'not-best';
  if (state.tiles[cell] === -1) return 'no-tile';
  if (!isAvailable(state, cell)) return 'covered';
  return phase.anyTile || showsAnyOf(state, box, cell, symbolBit(phase.countsAs)) ? undefined : 'other-symbol';
};

/** Returns the only best cell for a dummy. */
export const forcedCell = (_state: State, _box: Box, { cells }: DummyPhase): Move | undefined =>
  cells.length === 1 ? MOVES.place[cells[0]!] : undefined;

/** Adds the cells with available tiles; while placing, those with labourers. */
export const liftTileCandidates = (state: State, box: Box, phase: PlacePhase | SpreadPhase, moves: Move[]): void => {
  if (phase.kind === 'spread') return addMovesToMatchingTiles(state, box, -1, MOVES.liftTile, moves);
  if (phase.countsAs === 'labourer' && !phase.anyTile)
    addMovesToMatchingTiles(state, box, symbolBit('labourer'), MOVES.liftTile, moves);
};

/** @rule NU-GEN-2 NU-FX-10 */
export const liftTileForbiddenBy = (
  state: State,
  box: Box,
  { cell }: LiftTile,
  phase: PlacePhase | SpreadPhase,
): Reason | undefined => {
  if (phase.kind === 'place') return swapForbiddenBy(state, box, cell, phase);
  if (phase.liftedCell !== -1) return 'lifted-already';
  return isAvailable(state, cell) ? undefined : 'none-to-spread';
};

/** @rule NU-SWAP-1 NU-SWAP-4 NU-SWAP-5 */
const swapForbiddenBy = (state: State, box: Box, cell: Cell, { countsAs, anyTile }: PlacePhase): Reason | undefined => {
  if (countsAs !== 'labourer') return 'no-labourer';
  if (anyTile) return 'free-already';
  if (!isAvailable(state, cell)) return 'none-to-lift';
  if (!showsAnyOf(state, box, cell, symbolBit('labourer'))) return 'no-labourer-tile';
  return hasTwoAvailableTiles(state) ? undefined : 'only-tile';
};

/** @rule NU-GEN-2 NU-SWAP-2 NU-FX-10 */
export const dropTileForbiddenBy = (
  state: State,
  _: Box,
  { cell }: DropTile,
  { kind, liftedCell }: DropPhase | SpreadPhase,
): Reason | undefined => {
  if (liftedCell === -1) return 'lift-first';
  if (!isAvailable(state, cell)) return kind === 'dropTile' ? 'none-to-swap' : 'none-to-spread';
  if (cell !== liftedCell) return undefined;
  return kind === 'dropTile' ? 'swapped-with-itself' : 'spread-with-itself';
};
