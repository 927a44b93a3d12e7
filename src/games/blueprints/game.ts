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
/** Samples one state that is consistent with a view. @function */
export const determinize = game.determinize;

/** Predicts the viewer's next view if a move, as they see it, reveals nothing new; null otherwise. @function */
export const predictView = game.predictView;
/** Lists the positions to which a move can lead, each with its probability. @function */
export const outcomes = game.outcomes;
/** Samples one position to which a move can lead. @function */
export const sampleOutcome = game.sampleOutcome;
/** Deals a game whose chance is told, such as one at a real table. @function */
export const dealTold = game.dealTold;
/** Makes a move in a told game, with what chance brings. @function */
export const stepTold = game.stepTold;
/** Returns what chance must tell next in a deal, and the possible answers. @function */
export const nextDealQuestion = game.nextDealQuestion;
/** Returns what chance must tell next in a move, and the possible answers. @function */
export const nextChanceQuestion = game.nextChanceQuestion;
/** Lists the moves that are legal in a told game, as far as what was told shows. @function */
export const legalTold = game.legalTold;
/** Writes what chance brought in some events, as records tell it. @function */
export const formatChance = game.formatChance;
/** Writes the notation of a move or a fact as people read it at a table. @function */
export const tableTextOf = game.tableTextOf;
/** Returns the notation of what `tableTextOf` wrote. @function */
export const notationOf = game.notationOf;

/** Starts a walk at a state: plays the game on in place, for players that look ahead. @function */
export const walk = game.walk;
/** Estimates each player's position by player; null if the viewer cannot know it. @function */
export const evaluate = game.evaluate;

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
