/**
 * Frostpunk: one to four players keep a city alive around a generator.
 *
 * @module
 */
import { game } from './game.js';
import type * as moves from './moves/index.js';
import type * as states from './state/index.js';

export type { Clause } from './clauses.js';
export {
  ACTIONS,
  type Action,
  BARE,
  type Bare,
  type Box,
  type Building,
  type Choose,
  CITIZENS,
  type Citizen,
  type CitizenCard,
  COUNTED,
  type Components,
  type Council,
  type Counted,
  DIFFICULTIES,
  type Difficulty,
  type Display,
  type Dusk,
  type DuskFace,
  type Effect,
  type Expedition,
  type Expert,
  type Facilities,
  type If,
  KINDS,
  type Kind,
  type Lasting,
  type Law,
  type Letter,
  type Level,
  type Modifier,
  type Morning,
  type Option,
  type Place,
  type Position,
  type Program,
  RESOURCES,
  type Req,
  type Res,
  type ScenarioCard,
  type Sought,
  type Space,
  type Special,
  type SpecialCard,
  STAGES,
  type Stage,
  type Start,
  type StartSpace,
  type Tables,
  type Technology,
  type Tile,
  type TokenChoice,
  type TokenKind,
  TRACKS,
  type Track,
  type Tracks,
  type Triple,
  type Weather,
  type Who,
  ZONES,
  type Zone,
} from './components/index.js';
export type { Event } from './events.js';
export type { Frostpunk } from './game.js';
export { game } from './game.js';
export type {
  AtSite,
  Build,
  ChooseOption,
  ChooseStack,
  ChooseType,
  Clear,
  Construct,
  Develop,
  Eat,
  Enact,
  Entries,
  Feed,
  HandCard,
  Keep,
  OnSite,
  PlaceTile,
  Scout,
  SpecialAction,
  TurnToken,
  Word,
} from './moves/index.js';
export type { Category } from './score.js';
export type {
  Act,
  Displayed,
  Frame,
  Outcome,
  Phase,
  Purpose,
  Reason,
  Settings,
  Stack,
  TokenOnTrack,
} from './state/index.js';
export { PURPOSES, REASONS } from './state/index.js';

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
export const setup = game.setup;

/**
 * The moves that are legal now, in catalogue order; none exactly when the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { formatMove, legalMoves, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * console.log(legalMoves(state).slice(0, 8).map(formatMove).join(' '));
 * // => feed:1 feed:2 feed:3 feed:4 pass card:C08 call clear:W:near
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
 * import { applyMove, setup } from 'sastrugi/frostpunk';
 *
 * const state = orThrow(setup({ players: 2, seed: 'winter' }));
 * const next = applyMove(state, { kind: 'feed', n: 9 });
 * console.log(next._tag === 'Left' && next.left.message); // => Coal may be burnt, one space of Heat each, never past the Cold.
 * ```
 * @function
 */
export const applyMove = game.applyMove;

/**
 * The points of the city as it stands, the same for everybody; final once the game is over.
 *
 * @example
 * ```ts run
 * import { orThrow } from 'sastrugi';
 * import { playout, score, setup } from 'sastrugi/frostpunk';
 *
 * const end = playout(orThrow(setup({ players: 2, seed: 'winter' })), (moves) => moves[0]!);
 * console.log(score(end).outcome); // => { result: 'lost', reason: 'discontent' }
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

/** What a viewer may know of a state: here everybody the same. @function */
export const view = game.view;
/** What a viewer may know of events: here all of them. @function */
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

/** The notation of a move: `gather:W:n3a`, `construct:TENT`, `feed:3`. @function */
export const formatMove = game.formatMove;
/** The move of a notation. @function */
export const parseMove = game.parseMove;

/** The rulebook as ids and sentences. */
export const clauses = game.clauses;
/** What is in the box: the pack Kettle Hollow, our own figures and cards in the structure of the rulebook. */
export const components = game.components;
/** The same rules on your own pack. @function */
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
