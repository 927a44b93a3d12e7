/**
 * The building blocks of games, for authors of games: a `Kernel` holds the rules, `defineActions` numbers its moves,
 * `defineRules` builds the functions to play, and `defineGame` builds the whole game from these and a `Shell`.
 *
 * @module
 */

export type { AnswerWeights, OrderWithBacks } from './chance/random.js';
export {
  deferDraw,
  drawInt,
  drawKind,
  drawTotal,
  drawWeighted,
  placeOf,
  type RandomState,
  randomStateOf,
  shuffle,
  shuffleWithBacks,
} from './chance/random.js';
export { deferItem, deferList } from './chance-outcomes/index.js';
export * from './codec/index.js';
export { type EnglishNames, fieldOf, type ParameterFinders, type RefusedMove } from './contract/explain.js';
export * from './contract/game.js';
export type {
  ChanceNotation,
  DraftOf,
  FactNotation,
  Kernel,
  Run,
  SeededView,
  Shell,
  StateHeader,
  UnfilledView,
} from './contract/kernel.js';
export {
  isSomeLegal,
  type KindRules,
  type MoveKind,
  type MoveKindIn,
  type MoveKinds,
  type MovesByKind,
  moveKinds,
  type OfKind,
  type PhaseKind,
  type PhaseKinds,
  type PhaseOf,
  type RunOf,
} from './contract/kernel.js';
export { keepChoice, type SealedPhase, sealedPhase, sealedPhaseOf, withDecider } from './contract/sealed.js';
export type { Mutable } from './data/copy.js';
export { fingerprint, firstDifference } from './data/fingerprint.js';
export { appended, sum, withAdded, withItemAt, withoutItem } from './data/list.js';
export { defineGame } from './define-game.js';
export type { MoveIndex } from './engine/action-space.js';
export { type ActionSpace, type MoveSource, moveCodec } from './engine/action-space.js';
export { defineActions } from './engine/define-actions.js';
export { defineRules } from './engine/define-rules.js';
export { ask } from './engine/play.js';
export type {
  ComponentsMismatch,
  ErrorValue,
  IllegalMove,
  InvalidComponents,
  InvalidMatch,
  InvalidMove,
  InvalidOptions,
  InvalidRecord,
  InvalidState,
  InvalidTold,
  InvalidView,
  NotToAct,
  NotToActView,
  PositionError,
  RuleBroken,
  RulesMismatch,
  StateIsView,
  ToldProblem,
  UnknownMove,
  WhyIllegal,
} from './errors/errors.js';
export {
  type DeclaredParameters,
  parseReasons,
  type Reason,
  type Reasons,
  type ReasonTable,
  type RefusalParameter,
  type RefusalParameters,
} from './errors/reasons.js';
export {
  countUpTo,
  enumOf,
  type FieldSchema,
  type FieldSchemas,
  flag,
  type HideableSchema,
  hideable,
  type IdRange,
  idBelow,
  idBelowOrNone,
  idsOfSeats,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNone,
  orNull,
  type Pool,
  pairOf,
  playerBelow,
  type SchemaOfField,
  type SchemasOf,
  type SchemaTypes,
  type StateOf,
  type StateSchema,
  type TypedSchema,
  type TypedSchemas,
  textUpTo,
  unionOf,
  type ViewOf,
  withIdRange,
} from './fields/fields.js';
export * from './fields/game-readers.js';
export type { GameOption, OptionTable, OptionValue, OptionValues } from './fields/options.js';
export {
  hiddenFrom,
  hiddenFromAll,
  inFields,
  inItems,
  type Mask,
  type MaskContext,
  type StateMasks,
} from './masks.js';
export {
  type Clauses,
  type ComponentValues,
  clause,
  type Enforced,
  pluralise,
  type RuleClause,
} from './types/clauses.js';
export {
  compareLists,
  createPlayerScore,
  createScore,
  orderPlayers,
  type PlayerScore,
  rankPlayers,
  type Score,
} from './types/score.js';
