/**
 * Antarctica: two to four companies, eight zones, and a sun that says whose turn it is.
 *
 * @module
 */
export { orThrow } from '../../core/errors/verdict.js';

export type { Category, TieBreak } from './categories.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  BLUE_EFFECTS,
  type Box,
  BUILDINGS,
  type Building,
  type BuildingCard,
  type ByBuilding,
  type ByCard,
  type ByShipyardCard,
  type BySpace,
  type ByTrack,
  type ByZone,
  type Card,
  type CardTable,
  CENTRES,
  type Centre,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  type EffectSpace,
  type Kind,
  type Material,
  type Need,
  RED_EFFECTS,
  SHIPYARD_CARDS,
  type Ship,
  type ShipyardCard,
  type Sort,
  type Space,
  type Table,
  type Track,
  type TrackTable,
  type Zone,
} from './components/index.js';
export type {
  BuildingBuilt,
  BuildingPlaced,
  CardPlayed,
  CardsDrawn,
  CardTaken,
  CubeAdvanced,
  DeckTurned,
  EffectIdle,
  EffectReached,
  Event,
  FirstPlayerDrawn,
  GameOver,
  IcebreakerRemoved,
  PileBoxed,
  Recruited,
  ResourceGained,
  ResourceUsed,
  Sacrificed,
  ScientistsPlaced,
  Scored,
  ShipMoved,
  ShipPlaced,
  SunMoved,
  TurnBegan,
  TurnDeclined,
  TurnEnded,
} from './events/index.js';
export * from './game.js';
export type {
  Advance,
  Build,
  BuildShip,
  End,
  Pass,
  Place,
  PlayIcebreaker,
  PlayProgress,
  PlayRecruits,
  PlayScientist,
  Recruit,
  Relocate,
  Research,
  Sacrifice,
  Sail,
  Scuttle,
  SeenMove,
  StartCube,
  Take,
} from './moves/index.js';
export * from './rules.js';
export type { Draft } from './state/draft.js';
export type { EndReason, Pending, Phase, Placement, Settings, Stop, Turn } from './state/index.js';
export { PLACEMENTS } from './state/index.js';
export type { Advancing, AdvancingAll, Asked, Asking, Drafting, OnTurn, Picking, Placing } from './state/phase.js';
export type { Antarctica, Facts, Things } from './types.js';
