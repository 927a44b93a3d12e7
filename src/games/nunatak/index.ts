/**
 * Nunatak: one to four builders, a pyramid of ice of 54 tiles and 54 blocks, one card and one block at a time.
 *
 * @module
 */
export { orThrow } from '../../core/errors/errors.js';
export type * from './categories.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  type Box,
  type ByCard,
  type ByFavour,
  type ByOwner,
  type ByPile,
  type BySlot,
  type ByTile,
  type ByTool,
  type CardIndex,
  type CardSymbol,
  FAVOUR_IDS,
  type FavourId,
  type FavourIndex,
  type FavourType,
  type ModeTables,
  type Owner,
  type Pile,
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  type Slot,
  SYMBOLS,
  type TileIndex,
  TOOLS,
  type Tool,
} from './components/index.js';
export type * from './components/types.js';
export type * from './events/index.js';
export * from './game.js';
export { Move } from './game.js';
export * from './moves/kinds.js';
export * from './rules.js';
export type { Draft } from './state/draft.js';
export type {
  Abundance,
  BlockOwner,
  FiledCard,
  LocatedCard,
  Lot,
  Peek,
  PhaseToResume,
  Reservation,
} from './state/index.js';
export * from './state/phases.js';
export type { ByCell, BySquare, Cell, SquareName } from './temple.js';
export type { Nunatak, ParameterIds, RefusalParameters } from './types.js';
