/**
 * Antarctica: two to four companies, eight zones, and a sun that says whose turn it is.
 *
 * @module
 */
import { game } from './game.js';
import type * as moves from './moves.js';
import type * as states from './state/index.js';

export type { Clause } from './clauses.js';
export type { Box, Table, TrackTable } from './components/box.js';
export {
  BLUE_EFFECTS,
  BUILDINGS,
  type Building,
  type BuildingCard,
  CENTRES,
  type Centre,
  type Components,
  DECKS,
  type Deck,
  type Effect,
  type EffectSpace,
  type Kind,
  type Material,
  RED_EFFECTS,
  SHIPYARD_CARDS,
  type ShipyardCard,
  type Sort,
  type Track,
} from './components/index.js';
export type * from './events/index.js';
export type { Antarctica } from './game.js';
export { game } from './game.js';
export type * from './moves.js';
export type { Category } from './score/index.js';
export type { Card, EndReason, Pending, Phase, Placement, Settings, Ship, Stop, Turn, Zone } from './state/index.js';

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
export const setup = game.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { formatMove, legalMoves, setup } from 'sastrugi/antarctica';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * console.log(legalMoves(state).length, formatMove(legalMoves(state)[0]!)); // => 11 to0
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
 * import { applyMove, setup } from 'sastrugi/antarctica';
 *
 * const state = orThrow(setup({ players: 3, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'end' });
 * console.log(next._tag === 'Left' && next.left.message); // => The turn cannot end before its ship has moved.
 * ```
 * @function
 */
export const applyMove = game.applyMove;

/**
 * The points as they would be counted now; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { legalMoves, playout, score, setup } from 'sastrugi/antarctica';
 *
 * const end = playout(orThrow(setup({ players: 3, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).players.map(({ total }) => total)); // => [ 87, 66, 99 ]
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

/** The notation of a move: `to5` sails, `build-double` builds, `up0` advances, `4.2>6` moves a ship by an effect. @function */
export const formatMove = game.formatMove;
/** The move of a notation. @function */
export const parseMove = game.parseMove;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** What is in the box: cards, tracks and first layout reconstructed, the rest from the rulebook. */
export const components = game.components;
/** The same rules on your own cards, tokens and tracks. @function */
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
