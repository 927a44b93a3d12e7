import type { Rules } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { defineRules } from '../../core/engine/define-rules.js';
import { listOptions } from '../../core/fields/options.js';
import { actions } from './actions.js';
import { components as printed } from './components/index.js';
import { kernel } from './kernel.js';
import { options as optionTable } from './setup.js';
import type * as states from './state/index.js';
import type { Frostpunk } from './types.js';

/** The subset of `game` needed to play, in one value. */
export const rules: Rules<Frostpunk> = defineRules(kernel, actions);

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/frostpunk';
 *
 * const start = setup({ players: 2, seed: 'winter', difficulty: 'hard' });
 * console.log(start._tag === 'Right' && start.right.stock); // => [ 8, 7, 4, 1, 12 ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * Lists the legal moves in catalogue order; empty exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * console.log(legalMoves(state).slice(0, 8).map(formatMove).join(' '));
 * // => feed:1 feed:2 feed:3 feed:4 feed:5 feed:6 pass card:C02
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * Returns the state after a move, or the error that refuses it. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'burnCoal', amount: 7 });
 * console.log(next._tag === 'Left' && next.left.message); // => The Heat stops at the Cold; coal that can still be burned: 6.
 * ```
 * @function
 */
export const applyMove = rules.applyMove;

/**
 * The points of the city as it stands, the same for everybody; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow, playout, score, setup } from 'sastrugi/frostpunk';
 *
 * const end = playout(orThrow(setup({ players: 2, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).outcome); // => { result: 'lost', reason: 'sickness' }
 * ```
 * @function
 */
export const score = rules.score;

export const { toAct, deal, step, play, playout, whyIllegal, frames, legalMask } = rules;
export const { viewFrames } = rules;
export const { catalogue, actionOf, moveOf, parseMove } = actions;

/** Returns what a viewer may know of a state: in this game the same for every viewer. @function */
export const view = rules.view;
/** Returns what a viewer may know of events: in this game everything. @function */
export const viewEvents = rules.viewEvents;
/** Returns a move as a viewer may know it: in this game unchanged. @function */
export const viewMove = rules.viewMove;

/** Returns the value of the end by player: 1 for all or 0 for all. @function */
export const returns = rules.returns;

/** Formats a move in notation: `gather:W:n3a`, `construct:TENT`, `feed:3`. @function */
export const formatMove = actions.formatMove;

/** The component data: the pack Kettle Hollow, our own values and cards in the structure of the rulebook. */
export const components = deepFreeze(printed);

/** The options of `setup` apart from the seed, with their values and defaults. */
export const options = deepFreeze(listOptions(optionTable({ components: printed })));

/** The codec of options, which fills in defaults. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
