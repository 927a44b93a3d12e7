import type { Game } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineGame } from '../../core/define-game.js';
import { moveCodec } from '../../core/engine/action-space.js';
import type { Clauses } from '../../core/types/clauses.js';
import { actions } from './actions.js';
import { type Clause, createClauses } from './clauses/index.js';
import { components as printed } from './components/index.js';
import { findContradiction } from './invariants/index.js';
import { kernel } from './kernel.js';
import type * as moves from './moves/index.js';
import { componentsReader } from './owner-components.js';
import { rules } from './rules.js';
import { evaluate as evaluateState } from './score/evaluate.js';
import type * as states from './state/index.js';
import { stateSchema } from './state/schema.js';
import { chanceNotation, tableNumberPatterns } from './told.js';
import type { Antarctica } from './types.js';
import { listValues } from './values.js';
import { hiddenFieldSampler } from './view.js';

/** All of Antarctica in one value, for code that serves any game. */
export const game: Game<Antarctica> = defineGame(kernel, rules, {
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
 * Creates samplers of states that are consistent with a view, each state with the same probability. A view already
 * holds everything that a careful player knows: cards do not return to a deck, and only the top card is ever seen.
 * @function
 */
export const determinizer = game.determinizer;
export const { determinize, outcomes, sampleOutcome, tableTextOf, notationOf, walk } = game;
export const { dealTold, stepTold, nextDealQuestion, nextChanceQuestion, legalTold, formatChance } = game;

/** Predicts the viewer's next view; null if a card is turned up or cards are drawn. @function */
export const predictView = game.predictView;

/** Returns the current points by player. @function */
export const evaluate = game.evaluate;

/** The clauses of the rulebook by id. */
export const clauses: Clauses<Clause> = deepFreeze(createClauses(listValues(printed)));
/** Returns the same rules with your own cards, tokens and tracks. @function */
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
