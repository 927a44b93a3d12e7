export {
  BARE,
  type Bare,
  type Choose,
  COUNTED,
  type Counted,
  type Effect,
  type EffectOf,
  type If,
  type Modifier,
  type Option,
  type Req,
  type TokenChoice,
  type Who,
} from './effects.js';
export { components } from './kettle-hollow/index.js';
export type { Lasting, LastingEffects, Sought } from './lasting.js';
export type { Places } from './places.js';
export type {
  Branches,
  DisplayLists,
  FaceLists,
  OptionSet,
  Place,
  PolicyLists,
  Program,
  Programs,
} from './programs.js';
export {
  type Piles,
  type SpecialCard,
  type SubActions,
  sitesOf,
  type Tables,
  tablesOf,
} from './tables.js';
export type * from './types/index.js';
export * from './vocabulary.js';
