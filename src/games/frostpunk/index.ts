/**
 * Frostpunk: one to four players keep a city alive around a generator.
 *
 * @module
 */
export { orThrow } from '../../core/errors/errors.js';
export type { Box } from './box.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export * from './components/effects.js';
export {
  ACTIONS,
  type Action,
  type Branches,
  type BuildEffect,
  type BuildingIndex,
  type ByBuilding,
  type ByCitizenType,
  type ByExpeditionSlot,
  type ByHeat,
  type ByHeatingRange,
  type ByLaw,
  type ByMeepleKind,
  type ByPosition,
  type ByResource,
  type ByScenarioCard,
  type BySite,
  type BySpace,
  type ByTechnology,
  type ByTokenKind,
  type CardIndex,
  type CardModifier,
  CITIZEN_TYPES,
  type CitizenType,
  CONSEQUENCES,
  type Consequence,
  DIFFICULTIES,
  type Difficulty,
  type DisplayLists,
  type DuskSlot,
  type EffectList,
  type EffectLists,
  EXPEDITION_LETTERS,
  type ExpeditionLetter,
  type ExpeditionSlot,
  type FaceLists,
  type LawIndex,
  type ListOrigin,
  type MapTables,
  MEEPLE_KINDS,
  type MeepleKind,
  type ModifiersByKind,
  type ModifierTables,
  type OptionSet,
  type PolicyLists,
  type PositionIndex,
  RESOURCES,
  type Resource,
  type Site,
  type SpecialCard,
  STAGES,
  type Stage,
  type StartPiles,
  type Tables,
  type TechnologyIndex,
  type TileIndex,
  TOKEN_TRACKS,
  type TokenTrack,
  ZONES,
  type Zone,
} from './components/index.js';
export type * from './components/types/index.js';
export type { Event, MeeplePlace } from './events.js';
export * from './game.js';
export { Move } from './game.js';
export type { ActionsByMeeple, MoveTables } from './moves/index.js';
export type * from './moves/kinds.js';
export * from './rules.js';
export type { Category, TieBreak } from './score/index.js';
export type { Draft } from './state/draft.js';
export type {
  BarePhase,
  CitizenPurpose,
  CitizenTypePhase,
  ConsequencePhase,
  CurrentAction,
  DeathPhase,
  DisplayedCard,
  EffectFrame,
  Ending,
  ExpeditionStack,
  OptionPhase,
  Outcome,
  OverPhase,
  Phase,
  ScoutPhase,
  Settings,
  SitePhase,
  TilePhase,
  TokenOnTrack,
  TrackPhase,
  TurnPhase,
} from './state/index.js';
export { CITIZEN_PURPOSES, ENDINGS } from './state/index.js';
export type * from './state/piles.js';
export type { Frostpunk, ParameterIds, RefusalParameters } from './types.js';
