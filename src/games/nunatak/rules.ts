import type { Rules } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineRules } from '../../core/engine/define-rules.js';
import { listOptions } from '../../core/fields/options.js';
import { actions } from './actions.js';
import { components as printed } from './components/index.js';
import { kernel } from './kernel.js';
import { options as optionTable } from './setup.js';
import type * as states from './state/index.js';
import type { Nunatak } from './types.js';

/** The subset of `game` needed to play, in one value. */
export const rules: Rules<Nunatak> = defineRules(kernel, actions);

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/nunatak';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.line); // => [ 5, 0, 14, 11 ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * Lists the legal moves in catalogue order; empty exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/nunatak';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).map(formatMove).join(' ')); // => t0 t5 t11 t14
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * Returns the state after a move, or the error that refuses it. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/nunatak';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'place', cell: 12 });
 * console.log(next._tag === 'Left' && next.left.message); // => Now take a card of the line; favours for this moment may be played before.
 * ```
 * @function
 */
export const applyMove = rules.applyMove;

/**
 * The points as if the final count were made now; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow, playout, score, setup } from 'sastrugi/nunatak';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 184, 163, 177 ]
 * ```
 * @function
 */
export const score = rules.score;

export const { toAct, deal, step, play, playout, whyIllegal, frames, legalMask } = rules;
export const { view, viewEvents, viewFrames } = rules;
export const { catalogue, actionOf, moveOf, parseMove } = actions;

/** Returns a move as a viewer may know it: the order of cards put back becomes `HIDDEN` for others. @function */
export const viewMove = rules.viewMove;

/** Returns the value of the end by player: 1 divided among the winners; alone, from 0 to 1 by the rating. @function */
export const returns = rules.returns;

/** Formats a move in notation: `t17` takes a card, `p1c3` places a block, `u7` uses a favour. @function */
export const formatMove = actions.formatMove;

/** The component data: numbers and point rules are from the rulebook; what only pictures show is reconstructed. */
export const components = deepFreeze(printed);

/** The options of `setup` apart from the seed, with their values and defaults. */
export const options = deepFreeze(listOptions(optionTable()));

/** The codec of options, which fills in defaults. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
