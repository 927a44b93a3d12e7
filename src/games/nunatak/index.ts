/**
 * Nunatak: one to four builders, a pyramid of ice of 54 tiles and 54 blocks, one card and one block at a time.
 *
 * @module
 */
export type { Clause } from './clauses/index.js';
export { type Refusal, refusals } from './clauses/refusals.js';
export {
  type Box,
  type Card,
  type Components,
  FAVOURS,
  type Favour,
  type FavourId,
  type FavourType,
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  SYMBOLS,
  type Sym,
  type Tile,
  TOOLS,
  type Tool,
} from './components.js';
export type * from './events/index.js';
export * from './game.js';
export type { Nunatak } from './kernel.js';
export type {
  As,
  Brace,
  Drop,
  Exchange,
  Into,
  Lift,
  NewType,
  Order,
  Pass,
  Pick,
  Place,
  Reserve,
  Square,
  Take,
  TopOrder,
  Transform,
  UseFavour,
  UseFor,
} from './moves/index.js';
export { ORDERS } from './moves/kinds.js';
export * from './rules.js';
export type { Category, Score } from './score/index.js';
export type { Abundance, Held, Lot, Owner, Peek, Reservation, Resume, Use } from './state/index.js';
export type * from './state/phases.js';
