import type { Player, Provenances } from '../../../core/contract/game.js';
import type { Building, ByBuilding, ByTrack, Centre, Deck, Effect, ShipyardCard, Sort, Space, Zone } from './names.js';

/** The counts of the tokens of a kind of building. */
export interface Kind {
  readonly building: Building;
  /** All tokens of the kind. */
  readonly tokens: number;
  /** Tokens on the board at the start with three or four players. */
  readonly start: number;
  /** Tokens on the board at the start with two players. */
  readonly startOfTwo: number;
  /** Tokens returned to the box with two players. */
  readonly boxedByTwo: number;
}

/** A building card. */
export interface BuildingCard {
  /** The buildings to which access is needed. */
  readonly needs: readonly Building[];
  readonly builds: Building;
  /** The number of scientists placed with the building. */
  readonly scientists: number;
  /** The number of steps that a cube advances. */
  readonly steps: number;
  /** True if the card has an asterisk. */
  readonly asterisk: boolean;
  /** The smallest number of players with which it is used. */
  readonly from: 2 | 3 | 4;
}

/** A coloured space of a research track. */
export interface EffectSpace {
  /** The space, counted from 1. */
  readonly space: Space;
  readonly colour: 'red' | 'blue';
  readonly effect: Effect;
}

/** A research track. */
export interface Track {
  /** The centres that advance a cube on it. */
  readonly icons: readonly Centre[];
  /** The smallest number of players with which it is open. */
  readonly from: 2 | 3 | 4;
  /** The number printed at each space, null where there is none. */
  readonly numbers: readonly (number | null)[];
  readonly effects: readonly EffectSpace[];
}

/** The pieces of a player at the start. */
export interface Material {
  readonly personnel: number;
  readonly reserve: number;
  /** All ships, including those to be placed. */
  readonly ships: number;
  /** All cubes but the one on the score track. */
  readonly cubes: number;
}

/** The content of the box, and the numbers of the rulebook. */
export interface Components {
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  /** The building tokens. */
  readonly kinds: ByBuilding<Kind>;
  /** The building cards; they are numbered through all three decks. */
  readonly decks: Readonly<Record<Deck, readonly BuildingCard[]>>;
  readonly tracks: ByTrack<Track>;
  /** The number of copies of each shipyard card. */
  readonly shipyard: Readonly<Record<ShipyardCard, number>>;
  /** The buildings that each sort of resource card can replace. */
  readonly resources: Readonly<Record<Sort, readonly Building[]>>;
  /** By player count, the pieces of each player at the start. */
  readonly material: Readonly<Record<2 | 3 | 4, Material>>;
  /** By player count, the zones of the ships of a first game, in the order of placing. */
  readonly firstGame: Readonly<Record<2 | 3 | 4, readonly Zone[]>>;
  /** By player count, the players who place the ships at the start, counted from the first. */
  readonly placingOrder: Readonly<Record<2 | 3 | 4, readonly Player[]>>;
  /** The zones that are closed with two players. */
  readonly closedByTwo: readonly Zone[];
  /** The number of ships for which a zone has room. */
  readonly room: number;
  /** By player count, the number of expertise cards. */
  readonly expertise: Readonly<Record<2 | 3 | 4, number>>;
  /** The number of scientists recruited by the shipyard card, by an effect, and for a sacrifice. */
  readonly recruits: Readonly<Record<'card' | 'effect' | 'sacrifice', number>>;
  /** The number of scientists that the shipyard card places. */
  readonly placed: number;
  /** The number of steps that a cube advances by the shipyard card, and by the blue effect. */
  readonly steps: Readonly<Record<'card' | 'effect', number>>;
  /** The points of the first rank in a zone, apart from its buildings and scientists. */
  readonly lead: number;
  /** The number of steps of the sun without a lasting change that ends the game. */
  readonly stalemate: number;
}
