import type { Game } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineGame } from '../../core/define-game.js';
import { moveCodec } from '../../core/engine/action-space.js';
import type { Clauses } from '../../core/types/clauses.js';
import { actions } from './actions.js';
import { type Clause, createClauses } from './clauses/index.js';
import { components as printed } from './components.js';
import { findContradiction } from './invariants.js';
import { kernel } from './kernel.js';
import type * as moves from './moves.js';
import { componentsReader } from './owner-components.js';
import { rules } from './rules.js';
import { evaluate as evaluateState } from './score/evaluate.js';
import type * as states from './state/index.js';
import { stateSchema } from './state/schema.js';
import { chanceNotation, tableNumberPatterns } from './told.js';
import type { Blueprints } from './types.js';
import { listValues } from './values.js';
import { hiddenFieldSampler } from './view/index.js';

/** All of Blueprints in one value, for code that serves any game. */
export const game: Game<Blueprints> = defineGame(kernel, rules, {
  clauses: (components) => createClauses(listValues(components)),
  componentsReader,
  stateSchema,
  findContradiction,
  hiddenFieldSampler,
  chanceNotation,
  tableNumberPatterns,
  evaluate: evaluateState,
  payoff: () => 'opponents',
});

/**
 * Creates samplers of states that are consistent with a view, in proportion to their probability. A view does not hold
 * three things that a careful player could infer from: the pool at each choice, which of two players removed which die,
 * and the order in which dice came into the pool.
 * @function
 */
export const determinizer = game.determinizer;
export const { determinize, predictView, outcomes, sampleOutcome, tableTextOf, notationOf, walk, evaluate } = game;
export const { dealTold, stepTold, nextDealQuestion, nextChanceQuestion, legalTold, formatChance } = game;

/** The clauses of the rulebook by id. */
export const clauses: Clauses<Clause> = deepFreeze(createClauses(listValues(printed)));
/** Returns the same rules with your own plans and card points. @function */
export const withComponents = game.withComponents;

/** The codec of states. */
export const State = game.State;
/** @reexport */
export type State = states.State;
/** The codec of views. */
export const View = game.View;
/** @reexport */
export type View = states.View;
/** The codec of moves. */
export const Move = moveCodec(actions);
/** @reexport */
export type Move = moves.Move;
