/**
 * Igloo Igloo: two to four tribes on melting ice, three points a turn.
 *
 * @module
 */
export { orThrow } from '../../core/errors/errors.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  ANIMALS,
  type Animal,
  type Box,
  type ByAnimal,
  type ByCellAndValue,
  type ByKeptKind,
  type ByPlayerAndAnimal,
  type ByTileKind,
  type ByValue,
  type Components,
  TILES,
  type Tile,
  type TileKind,
  type TileName,
} from './components.js';
export type * from './events.js';
export * from './game.js';
export { Move } from './game.js';
export { type ByCell, type ByPlayerAndCell, type Cell, DIRECTIONS, type Dir } from './grid.js';
export type * from './moves/kinds.js';
export * from './rules.js';
export type { Category, TieBreak } from './score/index.js';
export type { Draft } from './state/draft.js';
export {
  GROUNDS,
  type Ground,
  type Phase,
  type Settings,
  type UsedTileTypes,
  VARIANTS,
  type Variant,
} from './state/index.js';
export type { IglooIgloo, ParameterIds, RefusalParameters } from './types.js';
