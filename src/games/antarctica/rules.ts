import type { Rules } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineRules } from '../../core/engine/define-rules.js';
import { listOptions } from '../../core/fields/options.js';
import { actions } from './actions.js';
import { components as printed } from './components/index.js';
import { kernel } from './kernel.js';
import { options as optionTable } from './setup.js';
import type * as states from './state/index.js';
import type { Antarctica } from './types.js';

/** The subset of `game` needed to play, in one value. */
export const rules: Rules<Antarctica> = defineRules(kernel, actions);

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/antarctica';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.sun); // => 1
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * Lists the legal moves in catalogue order; empty exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/antarctica';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).length, formatMove(legalMoves(state)[0]!)); // => 11 to0
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * Returns the state after a move, or the error that refuses it. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/antarctica';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'end' });
 * console.log(next._tag === 'Left' && next.left.message); // => The turn does not end before its ship has sailed.
 * ```
 * @function
 */
export const applyMove = rules.applyMove;

/**
 * The points as they would be counted now; final once the game is over.
 *
 * @example
 * ```ts run
 * import { legalMoves, orThrow, playout, score, setup } from 'sastrugi/antarctica';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 42, 125, 109 ]
 * ```
 * @function
 */
export const score = rules.score;

export const { toAct, deal, step, play, playout, whyIllegal, frames, legalMask } = rules;
export const { view, viewFrames, returns } = rules;
export const { catalogue, actionOf, moveOf, parseMove } = actions;

/** Returns what a viewer may know of events: in this game everything. @function */
export const viewEvents = rules.viewEvents;
/** Returns a move as a viewer may know it: in this game unchanged. @function */
export const viewMove = rules.viewMove;

/** Formats a move in notation: `to5` sails, `build-double` builds, `4.2>6` moves a ship by an effect. @function */
export const formatMove = actions.formatMove;

/** The component data: cards, tracks and the first layout are reconstructed, the rest is from the rulebook. */
export const components = deepFreeze(printed);

/** The options of `setup` apart from the seed, with their values and defaults. */
export const options = deepFreeze(listOptions(optionTable()));

/** The codec of options, which fills in defaults. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
