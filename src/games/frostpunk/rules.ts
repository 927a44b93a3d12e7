import type { Rules } from '../../core/contract/game.js';
import { defineRules } from '../../core/play/define-rules.js';
import { components as printed } from './components/index.js';
import { kernel } from './kernel.js';
import type * as states from './state/index.js';
import type { Frostpunk } from './types.js';

/** What it takes to play, in one value. */
export const rules: Rules<Frostpunk> = defineRules(kernel, printed, '7b71f663cfdb2ee84751747012d55da6');

/**
 * Deals a game.
 *
 * @example
 * ```ts run
 * import { setup } from 'sastrugi/frostpunk';
 *
 * const start = setup({ players: 2, seed: 'winter', difficulty: 'hard' });
 * console.log(start._tag === 'Right' && start.right.resources); // => [ 7, 8, 3, 1, 15 ]
 * ```
 * @function
 */
export const setup = rules.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { formatMove, legalMoves, orThrow, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * console.log(legalMoves(state).slice(0, 8).map(formatMove).join(' '));
 * // => feed:1 feed:2 feed:3 feed:4 pass card:C08 call clear:W:near
 * ```
 * @function
 */
export const legalMoves = rules.legalMoves;

/**
 * The state after a move, or why there is none. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { applyMove, orThrow, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'feed', n: 9 });
 * console.log(next._tag === 'Left' && next.left.message); // => The Heat stops at the Cold: burn 4 coal at most.
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
 * console.log(score(end).outcome); // => { result: 'lost', reason: 'discontent' }
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

/** What a viewer may know of a state: here everybody the same. @function */
export const view = rules.view;
/** What a viewer may know of events: here all of them. @function */
export const viewEvents = rules.viewEvents;
/** A move as a viewer may know it: here as it is. @function */
export const viewMove = rules.viewMove;
/** Frames as a viewer may know them. @function */
export const viewFrames = rules.viewFrames;

/** By player, what the end is worth: 1 for all or 0 for all. @function */
export const returns = rules.returns;

/** Every move there is; a move's index is its action number. */
export const catalogue = rules.catalogue;
/** The action number of a move; -1 for what is no entry of the catalogue. @function */
export const actionOf = rules.actionOf;
/** The move of an action number. @function */
export const moveOf = rules.moveOf;
/** Writes 1 for every legal action and 0 for every other into `mask`, and answers with it. @function */
export const legalMask = rules.legalMask;

/** The notation of a move: `gather:W:n3a`, `construct:TENT`, `feed:3`. @function */
export const formatMove = rules.formatMove;
/** The move of a notation. @function */
export const parseMove = rules.parseMove;

/** What is in the box: the pack Kettle Hollow, our own figures and cards in the structure of the rulebook. */
export const components = rules.components;

/** The options of `setup` but for the seed: their values and defaults. */
export const options = rules.options;

/** Reads options, and fills them in. */
export const Options = rules.Options;
/** @reexport */
export type Options = states.Options;
