import type { Rules } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineRules } from '../../core/engine/define-rules.js';
import { listOptions } from '../../core/fields/options.js';
import { actions } from './actions.js';
import { components as printed } from './components.js';
import { kernel } from './kernel.js';
import { options as optionTable } from './setup.js';
import type * as states from './state/index.js';
import type { IglooIgloo } from './types.js';

/** The subset of `game` needed to play, in one value. */
export const rules: Rules<IglooIgloo> = defineRules(kernel, actions);

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/igloo-igloo';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.fishSupply); // => [ 7, 11, 6 ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * Lists the legal moves in catalogue order; empty exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/igloo-igloo';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).length, formatMove(legalMoves(state)[0]!)); // => 24 Pb1
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * Returns the state after a move, or the error that refuses it. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/igloo-igloo';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'melt', cell: 19 });
 * console.log(next._tag === 'Left' && next.left.message);
 * // => The Inuit are placed first, and you still have 3 to place. Put one on a floe at the edge of the board.
 * ```
 * @function
 */
export const applyMove = rules.applyMove;

/**
 * The points of trophies and islands as the board stands; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow, playout, score, setup } from 'sastrugi/igloo-igloo';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 0, 0, 0 ]
 * ```
 * @function
 */
export const score = rules.score;

export const { toAct, deal, step, play, playout, whyIllegal, frames, legalMask } = rules;
export const { view, viewEvents, viewFrames, returns } = rules;
export const { catalogue, actionOf, moveOf, parseMove } = actions;

/** Returns a move as a viewer may know it: in this game unchanged. @function */
export const viewMove = rules.viewMove;

/** Formats a move in notation: `Md3` melts, `Wd3n` walks, `Hf2d4` hunts, `end` ends the turn. @function */
export const formatMove = actions.formatMove;

/** The component data: most counts of tiles are reconstructed, the rest is from the rulebook. */
export const components = deepFreeze(printed);

/** The options of `setup` apart from the seed, with their values and defaults. */
export const options = deepFreeze(listOptions(optionTable()));

/** The codec of options, which fills in defaults. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
