import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import { type Building, type Deck, type Effect, PLACING_ORDER, SHIPS } from '../components/index.js';
import type { Phase } from './phase.js';

export type * from './phase.js';

/** The modes of placing the first ships: as printed for a first game, or freely. */
export const PLACEMENTS = Object.freeze(['first-game', 'free'] as const);
/** The mode of placing the first ships. */
export type Placement = (typeof PLACEMENTS)[number];

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The mode of placing the first ships; `'first-game'` by default. */
  readonly placement?: Placement;
}

/** The options with their defaults filled in. */
export interface Settings extends Options {
  readonly placement: Placement;
}

/** A ship: six times its owner, plus an index from 0. */
export type Ship = number;
/** A zone, 0 to 7: counter-clockwise from the bottom left of the board, in the direction of the sun. */
export type Zone = number;
/** The number of a building card, through all three decks. */
export type Card = number;

/** An effect that waits to be played. */
export interface Pending {
  readonly effect: Effect;
  /** The player who plays the effect. */
  readonly player: Player;
}

/** The time from an arrival of the sun to its departure. */
export interface Stop {
  /** The ship that stood second when the sun arrived; null once it has left the zone. */
  readonly second: Ship | null;
  /** The player whose icebreaker gives a second turn at this stop; null if there is none. */
  readonly fires: Player | null;
  /** By player, whether a card was played at this stop. */
  readonly played: readonly boolean[];
}

/** The course of a turn so far. */
export interface Turn {
  /** The owner of the ship; null before the first turn. */
  readonly player: Player | null;
  readonly ship: Ship | null;
  /** The turn of the first ship, or the second turn that an icebreaker gives. */
  readonly part: 'first' | 'second';
  readonly begun: boolean;
  readonly moved: boolean;
  /** The zone to which the ship sailed; null before that. */
  readonly target: Zone | null;
  readonly acted: boolean;
  readonly sacrificed: boolean;
  /** True if the turn ends once all effects are played. */
  readonly closing: boolean;
  /** The ships put on the board since this turn began, of all players. */
  readonly built: readonly Ship[];
}

/** A game of Antarctica with all hidden information. */
export interface State {
  /** The game's id. */
  readonly game: 'antarctica';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the component data. */
  readonly components: string;
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  /** The mode of placing the first ships. */
  readonly placement: Placement;
  /** The player who placed the first ship. */
  readonly first: Player;
  /** The zone of the sun. */
  readonly sun: Zone;
  /** The steps of the sun since the last lasting change. */
  readonly calm: number;
  /** By zone, the ships from the front to the end. */
  readonly queues: readonly (readonly Ship[])[];
  /** By zone, the buildings in order of arrival. */
  readonly buildings: readonly (readonly Building[])[];
  /** By zone and player, the scientists. */
  readonly scientists: readonly (readonly number[])[];
  /** By zone, the owners of the icebreakers that lie there, in rising order. */
  readonly icebreakers: readonly (readonly Player[])[];
  /** By kind of building, the tokens that are not on the board. */
  readonly supply: readonly number[];
  /** The building cards to come, top card first. */
  readonly decks: Readonly<Record<Deck, readonly Card[]>>;
  /** By track and player, the space of the cube; 0 for none. */
  readonly cubes: readonly (readonly number[])[];
  /** By track, the blue spaces already used. */
  readonly spent: readonly (readonly number[])[];
  /** By shipyard card, the open pile. */
  readonly pile: readonly number[];
  /** By shipyard card, the cards out of the game. */
  readonly gone: readonly number[];
  /** The expertise cards that are still available. */
  readonly expertisePile: number;
  /** The expertise cards out of the game. */
  readonly expertiseGone: number;
  /** By player, the scientists that must be recruited before they can be placed. */
  readonly reserve: readonly number[];
  /** By player, the scientists ready to be placed. */
  readonly personnel: readonly number[];
  /** By player, the available cubes. */
  readonly freeCubes: readonly number[];
  /** By player, the discarded cubes. */
  readonly lostCubes: readonly number[];
  /** By player, the available ships, in rising order. */
  readonly freeShips: readonly (readonly Ship[])[];
  /** By player and shipyard card, the cards held. */
  readonly lostShips: readonly (readonly Ship[])[];
  /** By player and shipyard card. */
  readonly hand: readonly (readonly number[])[];
  /** By player, whether the simple card is held. */
  readonly simple: readonly boolean[];
  /** By player, the expertise cards held. */
  readonly expertise: readonly number[];
  /** By player, the building cards taken. */
  readonly taken: readonly (readonly Card[])[];
  readonly stop: Stop;
  readonly turn: Turn;
  /** Effects that wait, the next one first. */
  readonly effects: readonly Pending[];
  /** The ending, set as soon as a building makes it certain; effects may still have to be played. */
  readonly ending: 'last-scientist' | 'last-building' | null;
  /** The pending decision. */
  readonly phase: Phase;
}

/** A game of Antarctica as a player or a spectator sees it. */
export interface View extends Omit<State, 'random' | 'decks'> {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  /** The building cards to come: all but the top cards are hidden. */
  readonly decks: Readonly<Record<Deck, readonly (Card | Hidden)[]>>;
}

/** Returns the owner of a ship. */
export const ownerOf = (ship: Ship): Player => Math.floor(ship / SHIPS);

/** Returns the player whose turn it is; there must be a turn. */
export const moverOf = ({ turn }: State): Player => turn.player!;

/** Returns the right neighbour, who plays next. */
export const rightOf = ({ players }: State, player: Player): Player => (player + 1) % players;

/**
 * Returns the player who places the ship of this number.
 * @rule AN-SET-11 AN-SET-13
 */
export const placerOf = ({ players, first }: State, next: number): Player =>
  (first + PLACING_ORDER[players][next]!) % players;
