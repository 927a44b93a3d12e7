/**
 * Blueprints: two to four architects, three rounds, one die at a time.
 *
 * @module
 */
export { orThrow } from '../../core/errors/errors.js';
export type { Clause } from './clauses/index.js';
export { type Reason, type Refusal, reasons } from './clauses/reasons.js';
export {
  AWARDS,
  type Award,
  type Box,
  type ByCell,
  type ByColour,
  type ByDie,
  type ByPlan,
  type Cell,
  COLOURS,
  type Colour,
  type Components,
  type Die,
  type PlanIndex,
  PRIZES,
  type Prize,
} from './components.js';
export * from './events.js';
export * from './game.js';
export type { Build, Discard, Remove, SeenMove } from './moves.js';
export * from './rules.js';
export type { Category, TieBreak } from './score/index.js';
export type { Draft } from './state/draft.js';
export type { Phase, RoundResult } from './state/index.js';
export type { Blueprints, ParameterIds, RefusalParameters } from './types.js';
