import type { Player, Provenances } from '../../../core/game.js';

export { components } from './printed.js';

/** The kinds of building, in the order used everywhere. */
export const BUILDINGS = [
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
] as const;
/** A kind of building. */
export type Building = (typeof BUILDINGS)[number];

/** The number of a kind of building. */
export const kindOf = (building: Building): number => BUILDINGS.indexOf(building);

/** The research centres, which are the icons of the tracks. */
export const CENTRES = ['land', 'coastal', 'marine'] as const;
/** A research centre. */
export type Centre = (typeof CENTRES)[number];

/** The decks of building cards, in the order used everywhere. */
export const DECKS = ['basic', 'double', 'advanced'] as const;
/** A deck of building cards. */
export type Deck = (typeof DECKS)[number];

/** The shipyard cards, in the order used everywhere. */
export const SHIPYARD_CARDS = ['scientist', 'icebreaker', 'recruits', 'progress'] as const;
/** A shipyard card. */
export type ShipyardCard = (typeof SHIPYARD_CARDS)[number];
/** The number of each shipyard card. */
export const NUMBER_OF: Readonly<Record<ShipyardCard, number>> = {
  scientist: 0,
  icebreaker: 1,
  recruits: 2,
  progress: 3,
};

/** A sort of resource card. */
export type Sort = 'simple' | 'expertise';

/** The effects of red spaces, which are for the mover. */
export const RED_EFFECTS = ['scientist', 'ship', 'expertise', 'simple'] as const;
/** The effects of blue spaces, which are for everybody. */
export const BLUE_EFFECTS = ['move', 'draft', 'advance'] as const;
/** What a space of a research track does. */
export type Effect = (typeof RED_EFFECTS)[number] | (typeof BLUE_EFFECTS)[number];

/** The number of zones, in a ring. */
export const ZONES = 8;
/** The number of ships for which a zone has room. */
export const ROOM = 3;
/** The number of research tracks. */
export const TRACKS = 5;
/** Ships are numbered six to a player. */
export const SHIPS = 6;
/** With two players these zones are closed. */
export const CLOSED_BY_TWO: readonly number[] = [2, 6];

/** The order of placing ships, by player count: players counted from the first. */
export const PLACING_ORDER: Readonly<Record<2 | 3 | 4, readonly Player[]>> = {
  2: [0, 1, 1, 0, 0, 1],
  3: [0, 1, 2, 2, 0, 1, 1, 2, 0],
  4: [0, 1, 2, 3, 3, 2, 1, 0],
};

/** The tokens of a kind of building. */
export interface Kind {
  readonly building: Building;
  /** All there are. */
  readonly tokens: number;
  /** On the board at the start with three or four players. */
  readonly start: number;
  /** On the board at the start with two players. */
  readonly startOfTwo: number;
  /** Back to the box with two players. */
  readonly boxedByTwo: number;
}

/** A building card. */
export interface BuildingCard {
  /** The buildings to which access is needed. */
  readonly needs: readonly Building[];
  readonly builds: Building;
  /** How many scientists are placed with the building. */
  readonly scientists: number;
  /** How far a cube advances. */
  readonly steps: number;
  /** Whether the card scores. */
  readonly asterisk: boolean;
  /** The smallest number of players with which it is used. */
  readonly from: 2 | 3 | 4;
}

/** A coloured space of a research track. */
export interface EffectSpace {
  /** Counted from 1. */
  readonly space: number;
  readonly colour: 'red' | 'blue';
  readonly effect: Effect;
}

/** A research track. */
export interface Track {
  /** The centres at which one advances on it. */
  readonly icons: readonly Centre[];
  /** The smallest number of players with which it is open. */
  readonly from: 2 | 3 | 4;
  /** The number printed at each space, null where there is none. */
  readonly numbers: readonly (number | null)[];
  readonly effects: readonly EffectSpace[];
}

/** What a player has at the start. */
export interface Material {
  readonly personnel: number;
  readonly reserve: number;
  /** Those to be placed included. */
  readonly ships: number;
  /** Without the one on the score track. */
  readonly cubes: number;
}

/** What is in the box. */
export interface Components {
  /** Where the figures of each part come from. */
  readonly provenance: Provenances;
  /** The building tokens, in the order of the kinds. */
  readonly kinds: readonly Kind[];
  /** The building cards; they are numbered through all three decks. */
  readonly decks: Readonly<Record<Deck, readonly BuildingCard[]>>;
  readonly tracks: readonly Track[];
  /** How many there are of each shipyard card. */
  readonly shipyard: Readonly<Record<ShipyardCard, number>>;
  /** The buildings for which a resource card stands. */
  readonly resources: Readonly<Record<Sort, readonly Building[]>>;
  /** By player count, what everybody has at the start. */
  readonly material: Readonly<Record<2 | 3 | 4, Material>>;
  /** By player count, the zones of the ships of a first game, in the order of placing. */
  readonly firstGame: Readonly<Record<2 | 3 | 4, readonly number[]>>;
}
