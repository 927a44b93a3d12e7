import type { Player, Provenances } from '../../../core/contract/game.js';
import type {
  Building,
  ByBuilding,
  ByTrack,
  Centre,
  Deck,
  Effect,
  ResourceCard,
  ShipyardCard,
  Space,
  Zone,
} from './names.js';

/** The counts of the tokens of a kind of building. */
export interface BuildingTokens {
  readonly building: Building;
  /** All tokens of the kind. */
  readonly tokens: number;
  /** Tokens on the board at the start with three or four players. */
  readonly startTokens: number;
  /** Tokens on the board at the start with two players. */
  readonly startTokensWithTwoPlayers: number;
  /** Tokens returned to the box with two players. */
  readonly returnedTokensWithTwoPlayers: number;
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
  readonly hasAsterisk: boolean;
  /** The smallest number of players with which it is used. */
  readonly minPlayers: 2 | 3 | 4;
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
  readonly centres: readonly Centre[];
  /** The smallest number of players with which it is open. */
  readonly minPlayers: 2 | 3 | 4;
  /** The number printed at each space, null where there is none. */
  readonly printedNumbers: readonly (number | null)[];
  readonly effects: readonly EffectSpace[];
}

/** The pieces of a player at the start. */
export interface PlayerPieces {
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
  readonly buildingTokens: ByBuilding<BuildingTokens>;
  /** The building cards; an index runs through all three decks. */
  readonly decks: Readonly<Record<Deck, readonly BuildingCard[]>>;
  readonly tracks: ByTrack<Track>;
  /** The number of copies of each shipyard card. */
  readonly shipyardCards: Readonly<Record<ShipyardCard, number>>;
  /** The buildings that each resource card can replace. */
  readonly replaceableBuildings: Readonly<Record<ResourceCard, readonly Building[]>>;
  /** By player count, the pieces of each player at the start. */
  readonly playerPieces: Readonly<Record<2 | 3 | 4, PlayerPieces>>;
  /** By player count, the zones of the ships of a first game, in the order of placing. */
  readonly firstGameZones: Readonly<Record<2 | 3 | 4, readonly Zone[]>>;
  /** By player count, the players who place the ships at the start, counted from the first. */
  readonly placingOrder: Readonly<Record<2 | 3 | 4, readonly Player[]>>;
  /** The zones that are closed with two players. */
  readonly zonesClosedWithTwoPlayers: readonly Zone[];
  /** The number of ships for which a zone has room. */
  readonly shipsPerZone: number;
  /** By player count, the number of expertise cards. */
  readonly expertiseCards: Readonly<Record<2 | 3 | 4, number>>;
  /** The number of scientists recruited by the shipyard card, by an effect, and for a sacrifice. */
  readonly recruits: Readonly<Record<'card' | 'effect' | 'sacrifice', number>>;
  /** The number of scientists that the shipyard card places. */
  readonly scientistsPlacedByCard: number;
  /** The number of steps that a cube advances by the shipyard card, and by the blue effect. */
  readonly steps: Readonly<Record<'card' | 'effect', number>>;
  /** The points of the first rank in a zone, apart from its buildings and scientists. */
  readonly firstRankPoints: number;
  /** The number of steps of the sun without a lasting change that ends the game. */
  readonly stalemate: number;
}
