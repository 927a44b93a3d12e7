/**
 * The building blocks of games, for authors of games: a `Kernel` holds the rules, `defineActions` numbers its moves,
 * `defineRules` builds the functions to play, and `defineGame` builds the whole game from these and a `Shell`.
 *
 * @module
 */
export { draw, drawKind, later, type RandomState, seeded, shuffle, shuffleWithBacks } from './chance/random.js';
export type { OrderWithBacks } from './chance/teller.js';
export * from './codec/index.js';
export type { ChanceFacts, FactKind } from './contract/chance-facts.js';
export { type FactFinders, fieldOf, type PlainThings, type Refused } from './contract/explain.js';
export * from './contract/game.js';
export type { Head, Kernel, Shell } from './contract/kernel.js';
export {
  isSomeLegal,
  type MoveKind,
  type MoveKinds,
  moveKind,
  type OfKind,
  type PhaseKind,
  type PhaseKinds,
  type PhaseOf,
  type RunOf,
} from './contract/rows.js';
export { ask, type Run } from './contract/run.js';
export type { Mutable } from './data/copy.js';
export { difference, fingerprint } from './data/fingerprint.js';
export { changed, joined, replaced, sum, without } from './data/list.js';
export {
  type Fact,
  type Facts,
  type FactsOf,
  type Reason,
  type Reasons,
  type ReasonTable,
  reasonsOf,
} from './errors/reasons.js';
export type {
  Failure,
  ForeignView,
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
  OtherComponents,
  OtherVersion,
  RuleBroken,
  StateIsView,
  ToldProblem,
  UnknownMove,
  WhyIllegal,
} from './errors/verdict.js';
export {
  count,
  type FieldsOf,
  type Form,
  type Forms,
  flag,
  type Held,
  listOf,
  listUpTo,
  type Names,
  naming,
  orNone,
  orNull,
  pairOf,
  perSeat,
  recordOf,
  type Shape,
  type StateFields,
  seat,
  seatsOf,
  secret,
  textUpTo,
  thing,
  thingOrNone,
  variantsOf,
  whole,
  word,
} from './fields/fields.js';
export * from './fields/game-readers.js';
export type { GameOption, OptionList, OptionValue, OptionValues } from './fields/options.js';
export { each, hidden, hiddenFrom, inFields, type Mask, type MaskContext, type StateMasks } from './hidden/masks.js';
export type { Catalogue } from './play/catalogue.js';
export { type ActionSpace, defineActions, type MoveSource, moveCodec } from './play/define-actions.js';
export { defineGame } from './play/define-game.js';
export { defineRules } from './play/define-rules.js';
export { type Clauses, clause, type Enforced, type RuleClause } from './types/clauses.js';
export type { DraftOf, Seeded, Unfilled } from './types/draft.js';
export { compare, ordered, type PlayerScore, ranked, type Score, standings, totalled } from './types/score.js';
