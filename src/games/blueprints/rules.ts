import type { Rules } from '../../core/contract/game.js';
import { defineRules } from '../../core/play/define-rules.js';
import { components as printed } from './components.js';
import { kernel } from './kernel.js';
import type * as states from './state/index.js';
import type { Blueprints } from './types.js';

/** What it takes to play, in one value. */
export const rules: Rules<Blueprints> = defineRules(kernel, printed, '444b6471e80e4fb8f4c76419636f2966');

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/blueprints';
 *
 * const start = setup({ players: 3, seed: 'winter' });
 * console.log(start._tag === 'Right' && start.right.demand); // => [ 'glass', 'wood' ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/blueprints';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).length, formatMove(legalMoves(state)[0]!)); // => 24 W2d
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * The state after a move, or why there is none. Never changes its argument.
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
 * console.log(score(end).players.map(({ total }) => total)); // => [ 7, 8, 0 ]
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
/** A move as a viewer may know it: the cells of others become `HIDDEN`. @function */
export const viewMove = rules.viewMove;
/** Frames as a viewer may know them. @function */
export const viewFrames = rules.viewFrames;

/** By player, what the end is worth: 1 divided among the winners. @function */
export const returns = rules.returns;

/** Every move there is; a move's index is its action number. */
export const catalogue = rules.catalogue;
/** The action number of a move; -1 for what is no entry of the catalogue. @function */
export const actionOf = rules.actionOf;
/** The move of an action number. @function */
export const moveOf = rules.moveOf;
/** Writes 1 for every legal action and 0 for every other into `mask`, and answers with it. @function */
export const legalMask = rules.legalMask;

/** The notation of a move: `W3c` builds, `-W3` discards, `xW3` removes. @function */
export const formatMove = rules.formatMove;
/** The move of a notation. @function */
export const parseMove = rules.parseMove;

/** What is in the box: plans reconstructed, the rest from the rulebook and public sources. */
export const components = rules.components;

/** The options of `setup` but for the seed: their values and defaults. */
export const options = rules.options;

/** Reads options, and fills them in. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
