import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import { type Building, type Deck, type Effect, PLACING_ORDER, SHIPS } from '../components/index.js';
import type { Phase } from './phase.js';

export type * from './phase.js';

/** The ways to place the first ships: as printed for a first game, or freely. */
export const PLACEMENTS = Object.freeze(['first-game', 'free'] as const);
/** How the first ships are placed. */
export type Placement = (typeof PLACEMENTS)[number];

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** `'first-game'` unless told. */
  readonly placement?: Placement;
}

/** The options, filled in. */
export interface Settings extends Options {
  readonly placement: Placement;
}

/** A ship: six times its owner, plus a number from 0. */
export type Ship = number;
/** A zone, 0 to 7, counter-clockwise from the bottom left of the board, as the sun goes. */
export type Zone = number;
/** The number of a building card, through all three decks. */
export type Card = number;

/** An effect that waits to be played. */
export interface Pending {
  readonly effect: Effect;
  /** Whose effect it is. */
  readonly player: Player;
}

/** The time from an arrival of the sun to its departure. */
export interface Stop {
  /** The ship that stood second when the sun arrived; null once it has left the zone. */
  readonly second: Ship | null;
  /** Whose icebreaker fires at this stop; null if none does. */
  readonly fires: Player | null;
  /** By player, whether a card was played at this stop. */
  readonly played: readonly boolean[];
}

/** What has happened in a turn. */
export interface Turn {
  /** The owner of the ship; null before the first turn. */
  readonly player: Player | null;
  readonly ship: Ship | null;
  /** Whether it is the turn of the first ship, or the second turn that an icebreaker gives. */
  readonly part: 'first' | 'second';
  readonly begun: boolean;
  readonly moved: boolean;
  /** Where the ship sailed. */
  readonly target: Zone | null;
  readonly acted: boolean;
  readonly sacrificed: boolean;
  /** Whether the turn ends once everything is played. */
  readonly closing: boolean;
  /** The ships put on the board since this turn began, whoever owns them. */
  readonly built: readonly Ship[];
}

/** A game of Antarctica, as somebody sees it who may look into the decks. */
export interface State {
  /** The game's id. */
  readonly game: 'antarctica';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components' figures. */
  readonly components: string;
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  /** How the first ships are placed. */
  readonly placement: Placement;
  /** Who placed the first ship. */
  readonly first: Player;
  /** Where the sun stands. */
  readonly sun: Zone;
  /** Steps of the sun since anything last changed for good. */
  readonly calm: number;
  /** By zone, the ships from the front to the end. */
  readonly queues: readonly (readonly Ship[])[];
  /** By zone, the buildings in order of arrival. */
  readonly buildings: readonly (readonly Building[])[];
  /** By zone and player. */
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
  /** By shipyard card, those out of the game. */
  readonly gone: readonly number[];
  /** The expertise cards that can still be had. */
  readonly expertisePile: number;
  /** The expertise cards out of the game. */
  readonly expertiseGone: number;
  /** By player, the scientists that must be recruited first. */
  readonly reserve: readonly number[];
  /** By player, the scientists ready to be placed. */
  readonly personnel: readonly number[];
  /** By player, the available cubes. */
  readonly freeCubes: readonly number[];
  /** By player, the discarded cubes. */
  readonly lostCubes: readonly number[];
  /** By player, the available ships, in rising order. */
  readonly freeShips: readonly (readonly Ship[])[];
  /** By player, the discarded ships. */
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
  /** Set when building makes the end certain, while effects may still be to play. */
  readonly ending: 'last-scientist' | 'last-building' | null;
  /** The decision that is asked for. */
  readonly phase: Phase;
}

/** A game of Antarctica, as a player or a spectator may know it. */
export interface View extends Omit<State, 'random' | 'decks'> {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
  readonly random: Hidden;
  /** The building cards to come: all but the top cards are hidden. */
  readonly decks: Readonly<Record<Deck, readonly (Card | Hidden)[]>>;
}

/** The player whose ship this is. */
export const ownerOf = (ship: Ship): Player => Math.floor(ship / SHIPS);

/** Whose turn it is, once there is one. */
export const moverOf = ({ turn }: State): Player => turn.player!;

/** The right neighbour, who comes next. */
export const rightOf = ({ players }: State, player: Player): Player => (player + 1) % players;

/**
 * Who places the ship of this number.
 * @rule AN-SET-11 AN-SET-13
 */
export const placerOf = ({ players, first }: State, next: number): Player =>
  (first + PLACING_ORDER[players][next]!) % players;
