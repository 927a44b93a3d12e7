/**
 * The building blocks of games, for authors of games: a `Kernel` holds the rules, `defineRules` builds the functions to
 * play from it, and `defineGame` builds the whole game from the kernel and a `Shell`.
 *
 * @module
 */
export type { Catalogue } from './catalogue.js';
export { type Clauses, clause, type Kept, type RuleClause } from './clauses.js';
export * from './codec.js';
export { defineGame } from './define-game.js';
export { defineRules } from './define-rules.js';
export type { DraftOf, Mutable, Seeded, Unfilled } from './draft.js';
export { type FactFinders, fieldOf, type PlainThings, type Refused } from './explain.js';
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
} from './fields.js';
export { difference, fingerprint } from './fingerprint.js';
export * from './game.js';
export type { Head, Kernel, Shell } from './kernel.js';
export { changed, joined, replaced, sum, without } from './list.js';
export { inParts, type Part, type PartSign, type PartSigns, partsBy } from './part-signs.js';
export { draw, drawKind, type RandomState, seeded, shuffle } from './random.js';
export {
  type Fact,
  type Facts,
  type FactsOf,
  type Reason,
  type Reasons,
  type ReasonTable,
  reasonsOf,
} from './reasons.js';
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
} from './rows.js';
export { ask, type Run } from './run.js';
export { compare, ordered, type PlayerScore, ranked, type Score, standings, totalled } from './score.js';
export { type Cover, each, hidden, hiddenFrom, type Sight, type StateSecrets, within } from './secrets.js';
export { boxed, type Made, type Sign, type Signs, type SignWords, signWords, tookEffect } from './signs.js';
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
  InvalidView,
  NotToAct,
  OtherComponents,
  OtherVersion,
  RuleBroken,
  StateIsView,
  UnknownMove,
  WhyIllegal,
} from './verdict.js';
