export type {
  Branches,
  DisplayLists,
  EffectList,
  EffectLists,
  FaceLists,
  ListOrigin,
  OptionSet,
  PolicyLists,
} from './effect-lists.js';
export {
  BARE_REQUIREMENTS,
  type BareRequirementKind,
  type ChoiceEffect,
  COUNTED_EFFECTS,
  type ConditionEffect,
  type CountedEffectKind,
  type Effect,
  type EffectOf,
  type EffectTarget,
  type Modifier,
  type Option,
  type Requirement,
  type TokenIdOrAny,
} from './effects.js';
export { components } from './kettle-hollow/index.js';
export type { MapTables } from './map-tables.js';
export type { CardModifier, ModifiersByKind, ModifierTables } from './modifiers.js';
export {
  type BuildEffect,
  createMapTables,
  createTables,
  type SpecialCard,
  type StartPiles,
  type Tables,
} from './tables.js';
export type * from './types/index.js';
export * from './vocabulary.js';
