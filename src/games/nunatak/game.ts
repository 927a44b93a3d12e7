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
import type { Nunatak } from './types.js';
import { listValues } from './values.js';
import { hiddenFieldSampler } from './view.js';

/** All of Nunatak in one value, for code that serves any game. */
export const game: Game<Nunatak> = defineGame(kernel, rules, {
  clauses: (components) => createClauses(listValues(components)),
  componentsReader,
  stateSchema,
  findContradiction,
  hiddenFieldSampler,
  chanceNotation,
  tableNumberPatterns,
  evaluate: evaluateState,
  payoff: ({ players }) => (players === 1 ? 'solo' : 'opponents'),
});

/**
 * Creates samplers of states that are consistent with a view, in proportion to their probability for a player who knows
 * only the view. Guesses have no influence, such as why a card seen in the deck was left there, reserved or not taken.
 * @function
 */
export const determinizer = game.determinizer;
export const { determinize, outcomes, sampleOutcome, tableTextOf, notationOf, walk } = game;
export const { dealTold, stepTold, nextDealQuestion, nextChanceQuestion, legalTold, formatChance } = game;

/**
 * Predicts the viewer's next view if a move, as they see it, reveals nothing new; null otherwise. Another player's
 * ordering of cards counts as new, even if the backs of all are the same.
 * @function
 */
export const predictView = game.predictView;

/** Returns the current points by player. @function */
export const evaluate = game.evaluate;

/** The clauses of the rulebook by id. */
export const clauses: Clauses<Clause> = deepFreeze(createClauses(listValues(printed)));
/** Returns the same rules with your own cards, tiles, favours and tables. @function */
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
