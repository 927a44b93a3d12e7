import type { BaseOptions, BaseState, BaseView, ByPlayer, Hidden, Player } from '../../../core/contract/game.js';
import {
  type Building,
  type BuildingCardIndex,
  type ByBuilding,
  type ByShipyardCard,
  type ByTrack,
  type ByZone,
  type Deck,
  type Effect,
  PLACING_ORDER,
  SHIPS_PER_PLAYER,
  type Ship,
  type Space,
  type Zone,
} from '../components/index.js';
import type { Phase } from './phase.js';

export type { BuildingCardIndex, Ship, Zone } from '../components/index.js';
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

/** An effect that waits to be played. */
export interface WaitingEffect {
  readonly effect: Effect;
  /** The player who plays the effect. */
  readonly player: Player;
}

/** The time from an arrival of the sun to its departure. */
export interface Stop {
  /** The ship that stood second when the sun arrived; null once it has left the zone. */
  readonly secondShip: Ship | null;
  /** The player whose icebreaker gives a second turn at this stop; null if there is none. */
  readonly icebreakerPlayer: Player | null;
  /** True for each player who has played a card at this stop. */
  readonly hasPlayedCard: ByPlayer<boolean>;
}

/** The course of a turn so far. */
export interface Turn {
  /** The owner of the ship; null before the first turn. */
  readonly player: Player | null;
  readonly ship: Ship | null;
  /** The turn of the first ship, or the second turn that an icebreaker gives. */
  readonly turnOfStop: 'first' | 'second';
  readonly hasMadeMove: boolean;
  readonly hasSailed: boolean;
  /** The zone to which the ship sailed; null before that. */
  readonly targetZone: Zone | null;
  readonly hasActed: boolean;
  readonly hasSacrificed: boolean;
  /** True if the turn ends once all effects are played. */
  readonly endsAfterEffects: boolean;
  /** The ships put on the board since this turn began, of all players. */
  readonly shipsBuilt: readonly Ship[];
}

/** A game of Antarctica with all hidden information. */
export interface State extends BaseState {
  /** The game's id. */
  readonly game: 'antarctica';
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The mode of placing the first ships. */
  readonly placement: Placement;
  /** The player who placed the first ship. */
  readonly startPlayer: Player;
  /** The zone of the sun. */
  readonly sun: Zone;
  /** The steps of the sun since the last lasting change. */
  readonly quietSunSteps: number;
  /** The ships from the front to the end. */
  readonly queues: ByZone<readonly Ship[]>;
  /** The buildings in order of arrival. */
  readonly buildings: ByZone<readonly Building[]>;
  /** The number of scientists. */
  readonly scientists: ByZone<ByPlayer<number>>;
  /** The owners of the icebreakers that lie there, in rising order. */
  readonly icebreakers: ByZone<readonly Player[]>;
  /** The number of tokens that are not on the board. */
  readonly buildingSupply: ByBuilding<number>;
  /** The building cards to come, top card first: of those that look the same, each has the lowest index. */
  readonly decks: Readonly<Record<Deck, readonly BuildingCardIndex[]>>;
  /** The space of the cube; 0 for none. */
  readonly cubeSpaces: ByTrack<ByPlayer<Space>>;
  /** The blue spaces already used. */
  readonly usedBlueSpaces: ByTrack<readonly Space[]>;
  /** The number of cards in the open pile. */
  readonly shipyardPile: ByShipyardCard<number>;
  /** The number of cards out of the game. */
  readonly removedShipyardCards: ByShipyardCard<number>;
  /** The expertise cards that are still available. */
  readonly expertisePile: number;
  /** The expertise cards out of the game. */
  readonly removedExpertiseCards: number;
  /** The number of scientists that must be recruited before they can be placed. */
  readonly reserve: ByPlayer<number>;
  /** The number of scientists ready to be placed. */
  readonly personnel: ByPlayer<number>;
  /** The number of available cubes. */
  readonly freeCubes: ByPlayer<number>;
  /** The number of discarded cubes. */
  readonly lostCubes: ByPlayer<number>;
  /** The available ships, in rising order. */
  readonly freeShips: ByPlayer<readonly Ship[]>;
  /** The discarded ships. */
  readonly lostShips: ByPlayer<readonly Ship[]>;
  /** The number of shipyard cards held. */
  readonly hands: ByPlayer<ByShipyardCard<number>>;
  /** True for each player who holds the simple card. */
  readonly hasSimpleCard: ByPlayer<boolean>;
  /** The number of expertise cards held. */
  readonly expertiseCards: ByPlayer<number>;
  /** The building cards taken, with the same indexes. */
  readonly buildingCards: ByPlayer<readonly BuildingCardIndex[]>;
  readonly stop: Stop;
  readonly turn: Turn;
  /** Effects that wait, the next one first. */
  readonly waitingEffects: readonly WaitingEffect[];
  /** The ending, set as soon as a building makes it certain; effects may still have to be played. */
  readonly ending: 'last-scientist' | 'last-building' | null;
  /** The pending decision. */
  readonly phase: Phase;
}

/** A game of Antarctica as a player or a spectator sees it. */
export interface View extends Omit<State, 'random' | 'decks'>, Pick<BaseView, 'random' | 'viewer'> {
  /** The building cards to come: all but the top cards are hidden. */
  readonly decks: Readonly<Record<Deck, readonly (BuildingCardIndex | Hidden)[]>>;
}

/** Returns the owner of a ship. */
export const ownerOf = (ship: Ship): Player => Math.floor(ship / SHIPS_PER_PLAYER);

/** Returns the player whose turn it is; there must be a turn. */
export const moverOf = ({ turn }: State): Player => turn.player!;

/** Returns the right neighbour, who plays next. */
export const nextPlayer = ({ players }: State, player: Player): Player => (player + 1) % players;

/**
 * Returns the player who places the ship of this index.
 * @rule AN-SET-11 AN-SET-13
 */
export const placerOf = ({ players, startPlayer }: State, placingIndex: number): Player =>
  (startPlayer + PLACING_ORDER[players][placingIndex]!) % players;
