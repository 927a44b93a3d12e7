export { type Box, type Lasting, prepare, type Sought, type SpecialCard, type Tables } from './box.js';
export {
  BARE,
  type Bare,
  type Choose,
  COUNTED,
  type Counted,
  type Effect,
  type If,
  type Modifier,
  type Option,
  type Req,
  type TokenChoice,
  type Who,
} from './effects.js';
export { components } from './kettle-hollow/index.js';
export type { Place, Program } from './programs.js';
export type * from './types/index.js';
export * from './vocabulary.js';
