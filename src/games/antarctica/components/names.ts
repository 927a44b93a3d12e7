import type { Player } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';

/** The kinds of building, in the order used everywhere. */
export const BUILDINGS = deepFreeze([
  'camp',
  'shipyard',
  'crane',
  'mine',
  'derrick',
  'turbine',
  'laboratory',
  'factory',
  'land',
  'coastal',
  'marine',
  'headquarters',
  'farm',
  'antenna',
] as const);
/** A kind of building. */
export type Building = (typeof BUILDINGS)[number];

/** A list indexed by building, in the order of `BUILDINGS`. */
export type ByBuilding<T> = readonly T[];

/** Returns the index of a building in `BUILDINGS`. */
export const buildingIndex = (building: Building): number => BUILDINGS.indexOf(building);

/** The research centres, which are the icons of the tracks. */
export const CENTRES = deepFreeze(['land', 'coastal', 'marine'] as const);
/** A research centre. */
export type Centre = (typeof CENTRES)[number];

/** The decks of building cards, in the order used everywhere. */
export const DECKS = deepFreeze(['basic', 'double', 'advanced'] as const);
/** A deck of building cards. */
export type Deck = (typeof DECKS)[number];

/** The shipyard cards, in the order used everywhere. */
export const SHIPYARD_CARDS = deepFreeze(['scientist', 'icebreaker', 'recruits', 'progress'] as const);
/** A shipyard card. */
export type ShipyardCard = (typeof SHIPYARD_CARDS)[number];
/** A list indexed by shipyard card, in the order of `SHIPYARD_CARDS`. */
export type ByShipyardCard<T> = readonly T[];
/** The index of each shipyard card in `SHIPYARD_CARDS`. */
export const SHIPYARD_CARD_INDEX: Readonly<Record<ShipyardCard, number>> = {
  scientist: 0,
  icebreaker: 1,
  recruits: 2,
  progress: 3,
};

/** A resource card. */
export type ResourceCard = 'simple' | 'expertise';

/** The effects of red spaces, which are for the mover. */
export const RED_EFFECTS = deepFreeze(['scientist', 'ship', 'expertise', 'simple'] as const);
/** The effects of blue spaces, which are for everybody. */
export const BLUE_EFFECTS = deepFreeze(['move', 'draft', 'advance'] as const);
/** The effect of a space of a research track. */
export type Effect = (typeof RED_EFFECTS)[number] | (typeof BLUE_EFFECTS)[number];

/** The number of zones, in a ring. */
export const ZONES = 8;
/** A zone, 0 to 7: counter-clockwise from the bottom left of the board, in the direction of the sun. */
export type Zone = number;
/** A list indexed by zone. */
export type ByZone<T> = readonly T[];

/** The number of places in the queue of a zone. */
export const QUEUE_SIZE = 3;
/** The number of research tracks. */
export const TRACKS = 5;
/** A list indexed by research track. */
export type ByTrack<T> = readonly T[];
/** A space of a research track, counted from 1; 0 for none. */
export type Space = number;
/** A list indexed by space, with an unused entry for space 0. */
export type BySpace<T> = readonly T[];

/** The ship numbers of a player: a ship is `SHIPS_PER_PLAYER * owner + index`. */
export const SHIPS_PER_PLAYER = 6;
/** A ship: six times its owner, plus an index from 0. */
export type Ship = number;

/** The index of a building card, through all three decks. */
export type BuildingCardIndex = number;
/** A list indexed by building card. */
export type ByBuildingCard<T> = readonly T[];

/** The order of placing ships, by player count; players count from the first. */
export const PLACING_ORDER: Readonly<Record<2 | 3 | 4, readonly Player[]>> = {
  2: [0, 1, 1, 0, 0, 1],
  3: [0, 1, 2, 2, 0, 1, 1, 2, 0],
  4: [0, 1, 2, 3, 3, 2, 1, 0],
};
