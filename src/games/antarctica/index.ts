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
  type BuildingCard,
  type BuildingCardIndex,
  type BuildingTokens,
  type ByBuilding,
  type ByBuildingCard,
  type ByShipyardCard,
  type BySpace,
  type ByTrack,
  type ByZone,
  CENTRES,
  type Centre,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  type EffectSpace,
  type Need,
  type PlayerCountTables,
  type PlayerPieces,
  type PreparedCard,
  type PreparedTrack,
  RED_EFFECTS,
  type ResourceCard,
  SHIPYARD_CARDS,
  type Ship,
  type ShipyardCard,
  type Space,
  type Track,
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
  EffectReached,
  EffectWasted,
  Event,
  GameOver,
  IcebreakerRemoved,
  PieceSacrificed,
  PileRemoved,
  PointsScored,
  ResourceCardGained,
  ResourceCardUsed,
  ScientistsPlaced,
  ScientistsRecruited,
  ShipMoved,
  ShipPlaced,
  StartPlayerDrawn,
  SunMoved,
  TurnDeclined,
  TurnEnded,
  TurnStarted,
} from './events/index.js';
export * from './game.js';
export type {
  Advance,
  Build,
  BuildShip,
  End,
  Pass,
  PlaceShip,
  PlaceStartCube,
  PlayIcebreaker,
  PlayProgress,
  PlayRecruits,
  PlayScientist,
  Recruit,
  RelocateShip,
  Research,
  Sacrifice,
  Sail,
  Scuttle,
  SeenMove,
  TakeCard,
} from './moves/index.js';
export * from './rules.js';
export type { Draft } from './state/draft.js';
export type { EndReason, Phase, Placement, Settings, Stop, Turn, WaitingEffect } from './state/index.js';
export { PLACEMENTS } from './state/index.js';
export type {
  AdvanceAllPhase,
  AdvancePhase,
  DecisionPhase,
  DraftPhase,
  PickPhase,
  PlaceShipPhase,
  TurnOrderPhase,
  TurnPhase,
} from './state/phase.js';
export type { Antarctica, ParameterIds, RefusalParameters } from './types.js';
