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
import { componentsReader } from './owner-components/index.js';
import { rules } from './rules.js';
import { evaluate as evaluateCity } from './score/evaluate.js';
import { stateSchema } from './state/fields/index.js';
import type * as states from './state/index.js';
import { chanceNotation, tableNumberPatterns } from './told.js';
import type { Frostpunk } from './types.js';
import { listValues } from './values.js';
import { hiddenFieldSampler } from './view.js';

/** All of Frostpunk in one value, for code that serves any game. */
export const game: Game<Frostpunk> = defineGame(kernel, rules, {
  clauses: (components) => createClauses(listValues(components)),
  componentsReader,
  stateSchema,
  findContradiction,
  hiddenFieldSampler,
  chanceNotation,
  tableNumberPatterns,
  evaluate: evaluateCity,
  payoff: ({ players }) => (players === 1 ? 'solo' : 'team'),
});

/**
 * Creates samplers of states that are consistent with a view, in proportion to their probability. A view holds all
 * information ever revealed, and only chance has changed the rest.
 * @function
 */
export const determinizer = game.determinizer;
export const { determinize, outcomes, sampleOutcome, tableTextOf, notationOf, walk } = game;
export const { dealTold, stepTold, nextDealQuestion, nextChanceQuestion, legalTold, formatChance } = game;

/** Predicts the viewer's next view if a move reveals nothing new; null otherwise. @function */
export const predictView = game.predictView;

/** Estimates the state by player: the points of the city, the same for all players. @function */
export const evaluate = game.evaluate;

/** The clauses of the rulebook by id. */
export const clauses: Clauses<Clause> = deepFreeze(createClauses(listValues(printed)));
/** Returns the same rules with your own pack. @function */
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
