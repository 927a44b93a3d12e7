import type { Rules } from '../../core/contract/game.js';
import { defineRules } from '../../core/play/define-rules.js';
import { components as printed } from './components/index.js';
import { kernel } from './kernel.js';
import type * as states from './state/index.js';
import type { Nunatak } from './types.js';

/** What it takes to play, in one value. */
export const rules: Rules<Nunatak> = defineRules(kernel, printed, 'd3055b329d4860ba17e3b4a0b7a2b2b7');

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/nunatak';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.line); // => [ 4, 2, 16, 10 ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/nunatak';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).map(formatMove).join(' ')); // => t2 t4 t10 t16
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * The state after a move, or why there is none. Never changes its argument.
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
 * console.log(score(end).players.map(({ total }) => total)); // => [ 189, 171, 160 ]
 * ```
 * @function
 */
export const score = rules.score;

/** Who decides next; null when the game is over. @function */
export const toAct = rules.toAct;
/** `setup`, telling also what happened. @function */
export const deal = rules.deal;
/** `applyMove`, telling also what happened. @function */
export const step = rules.step;
/** The state after a move already known to be legal. @function */
export const play = rules.play;
/** The end of a game in which `choose` picks every move; the state it is shown is lent for the call. @function */
export const playout = rules.playout;
/** Why a move is not legal; null when it is. @function */
export const whyIllegal = rules.whyIllegal;

/** For drawing: the position after each event, then the state of `applyMove`. @function */
export const frames = rules.frames;

/** What a viewer may know of a state. @function */
export const view = rules.view;
/** What a viewer may know of events: secret fields of others become `HIDDEN`. @function */
export const viewEvents = rules.viewEvents;
/** A move as a viewer may know it: the order of cards put back becomes `HIDDEN` for others. @function */
export const viewMove = rules.viewMove;
/** Frames as a viewer may know them. @function */
export const viewFrames = rules.viewFrames;

/** By player, what the end is worth: 1 divided among the winners; alone, from 0 to 1 by the rating. @function */
export const returns = rules.returns;

/** Every move there is; a move's index is its action number. */
export const catalogue = rules.catalogue;
/** The action number of a move; -1 for what is no entry of the catalogue. @function */
export const actionOf = rules.actionOf;
/** The move of an action number. @function */
export const moveOf = rules.moveOf;
/** Writes 1 for every legal action and 0 for every other into `mask`, and answers with it. @function */
export const legalMask = rules.legalMask;

/** The notation of a move: `t17` takes a card, `p1c3` places a block, `u7` uses a favour. @function */
export const formatMove = rules.formatMove;
/** The move of a notation. @function */
export const parseMove = rules.parseMove;

/** What is in the box: numbers and point rules from the rulebook, what only pictures show reconstructed. */
export const components = rules.components;

/** The options of `setup` but for the seed: their values and defaults. */
export const options = rules.options;

/** Reads options, and fills them in. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
