import type { Rules } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineRules } from '../../core/engine/define-rules.js';
import { listOptions } from '../../core/fields/options.js';
import { actions } from './actions.js';
import { components as printed } from './components.js';
import { kernel } from './kernel.js';
import { options as optionTable } from './setup.js';
import type * as states from './state/index.js';
import type { Blueprints } from './types.js';

/** The subset of `game` needed to play, in one value. */
export const rules: Rules<Blueprints> = defineRules(kernel, actions);

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/blueprints';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.demand); // => [ 'wood', 'glass' ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * Lists the legal moves in catalogue order; empty exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/blueprints';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).length, formatMove(legalMoves(state)[0]!)); // => 21 W5a
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * Returns the state after a move, or the error that refuses it. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/blueprints';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'remove', colour: 'wood', value: 1 });
 * console.log(next._tag === 'Left' && next.left.message); // => With three or four players no die is removed.
 * ```
 * @function
 */
export const applyMove = rules.applyMove;

/**
 * The points on the cards won so far; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow, playout, score, setup } from 'sastrugi/blueprints';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 5, 5, 7 ]
 * ```
 * @function
 */
export const score = rules.score;

export const { toAct, deal, step, play, playout, whyIllegal, frames, legalMask } = rules;
export const { view, viewEvents, viewFrames, returns } = rules;
export const { catalogue, actionOf, moveOf, parseMove } = actions;

/** Returns a move as a viewer may know it: the cells of others become `HIDDEN`. @function */
export const viewMove = rules.viewMove;

/** Formats a move in notation: `W3c` builds, `-W3` discards, `xW3` removes. @function */
export const formatMove = actions.formatMove;

/** The component data: plans are reconstructed, the rest is from the rulebook and public sources. */
export const components = deepFreeze(printed);

/** The options of `setup` apart from the seed, with their values and defaults. */
export const options = deepFreeze(listOptions(optionTable()));

/** The codec of options, which fills in defaults. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
