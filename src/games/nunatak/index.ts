/**
 * Nunatak: one to four builders, a pyramid of ice of 54 tiles and 54 blocks, one card and one block at a time.
 *
 * @module
 */
import { game } from './game.js';
import type * as moves from './moves/index.js';
import type * as states from './state/index.js';

export type { Clause } from './clauses.js';
export {
  type Box,
  type Card,
  type Components,
  FAVOURS,
  type Favour,
  type FavourId,
  type FavourType,
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  SYMBOLS,
  type Sym,
  type Tile,
  TOOLS,
  type Tool,
} from './components.js';
export type * from './events/index.js';
export type { Nunatak } from './game.js';
export { game } from './game.js';
export type {
  As,
  Brace,
  Drop,
  Exchange,
  Into,
  Lift,
  NewType,
  Order,
  Pass,
  Pick,
  Place,
  Reserve,
  Square,
  Take,
  TopOrder,
  Transform,
  UseFavour,
  UseFor,
} from './moves/index.js';
export { ORDERS } from './moves/kinds.js';
export type { Category, Score } from './score/index.js';
export type { Abundance, Held, Lot, Owner, Peek, Reservation, Resume, Use } from './state/index.js';
export type * from './state/phases.js';

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
export const setup = game.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { formatMove, legalMoves, setup } from 'sastrugi/nunatak';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).map(formatMove).join(' ')); // => t2 t4 t10 t16
 * ```
 * @function
 */
export const legalMoves = game.legalMoves;

/**
 * The state after a move, or why there is none. Never changes its argument.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { applyMove, setup } from 'sastrugi/nunatak';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'place', cell: 12 });
 * console.log(next._tag === 'Left' && next.left.message); // => This is not what is to be decided now.
 * ```
 * @function
 */
export const applyMove = game.applyMove;

/**
 * The points as if the final count were made now; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { playout, score, setup } from 'sastrugi/nunatak';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 189, 171, 160 ]
 * ```
 * @function
 */
export const score = game.score;

/** Who decides next; null when the game is over. @function */
export const toAct = game.toAct;
/** `setup`, telling also what happened. @function */
export const deal = game.deal;
/** `applyMove`, telling also what happened. @function */
export const step = game.step;
/** The state after a move already known to be legal. @function */
export const play = game.play;
/** The end of a game in which `choose` picks every move; the state it is shown is lent for the call. @function */
export const playout = game.playout;
/** Why a move is not legal; null when it is. @function */
export const whyIllegal = game.whyIllegal;

/** What a viewer may know of a state. @function */
export const view = game.view;
/** What a viewer may know of events: secret fields of others become `HIDDEN`. @function */
export const viewEvents = game.viewEvents;
/** A state at random among those that look like this view. @function */
export const determinize = game.determinize;

/** Every move there is; a move's index is its action number. */
export const catalogue = game.catalogue;
/** The action number of a move; -1 for what is no entry of the catalogue. @function */
export const actionOf = game.actionOf;
/** The move of an action number. @function */
export const moveOf = game.moveOf;
/** Writes 1 for every legal action and 0 for every other into `mask`, and answers with it. @function */
export const legalMask = game.legalMask;

/** The notation of a move: `t17` takes a card, `p1c3` places a block, `u7` uses a favour. @function */
export const formatMove = game.formatMove;
/** The move of a notation. @function */
export const parseMove = game.parseMove;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** What is in the box: numbers and point rules from the rulebook, what only pictures show reconstructed. */
export const components = game.components;
/** The same rules on your own cards, tiles, favours and tables. @function */
export const withComponents = game.withComponents;

/** Reads options, and fills them in. */
export const Options = game.Options;
/** @reexport */
export type Options = states.Options;
/** Reads states. */
export const State = game.State;
/** @reexport */
export type State = states.State;
/** Reads views. */
export const View = game.View;
/** @reexport */
export type View = states.View;
/** Reads moves. */
export const Move = game.Move;
/** @reexport */
export type Move = moves.Move;
