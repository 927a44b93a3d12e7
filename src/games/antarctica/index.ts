/**
 * Antarctica: two to four companies, eight zones, and a sun that says whose turn it is.
 *
 * @module
 */
export { orThrow } from '../../core/errors/errors.js';

export type { Category, TieBreak } from './categories.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  BLUE_EFFECTS,
  type Box,
  BUILDINGS,
  type Building,
  type BuildingCardIndex,
  type ByBuilding,
  type ByBuildingCard,
  type ByShipyardCard,
  type BySpace,
  type ByTrack,
  type ByZone,
  CENTRES,
  type Centre,
  DECKS,
  type Deck,
  type Effect,
  type Need,
  type PlayerCountTables,
  type PreparedCard,
  type PreparedTrack,
  RED_EFFECTS,
  type ResourceCard,
  SHIPYARD_CARDS,
  type Ship,
  type ShipyardCard,
  type Space,
  type Zone,
} from './components/index.js';
export type * from './components/parts.js';
export type * from './events/index.js';
export * from './game.js';
export { Move } from './game.js';
export type * from './moves/kinds.js';
export * from './rules.js';
export type { Draft } from './state/draft.js';
export type { Placement, Settings, Stop, Turn, WaitingEffect } from './state/index.js';
export { PLACEMENTS } from './state/index.js';
export type * from './state/phase.js';
export type { Antarctica, ParameterIds, RefusalParameters } from './types.js';
