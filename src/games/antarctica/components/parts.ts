import type { Player, Provenances } from '../../../core/game.js';
import type { Building, Centre, Deck, Effect, ShipyardCard, Sort } from './names.js';

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

/** What is in the box, and the numbers of the rulebook. */
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
  /** By player count, who places the ships at the start: players counted from the first. */
  readonly placingOrder: Readonly<Record<2 | 3 | 4, readonly Player[]>>;
  /** The zones that are closed with two players. */
  readonly closedByTwo: readonly number[];
  /** The number of ships for which a zone has room. */
  readonly room: number;
  /** By player count, the expertise cards. */
  readonly expertise: Readonly<Record<2 | 3 | 4, number>>;
  /** How many are recruited by the shipyard card, by an effect, and for a sacrifice. */
  readonly recruits: Readonly<Record<'card' | 'effect' | 'sacrifice', number>>;
  /** How many scientists the shipyard card places. */
  readonly placed: number;
  /** How far a cube advances by the shipyard card, and by the blue effect. */
  readonly steps: Readonly<Record<'card' | 'effect', number>>;
  /** The points of the first rank in a zone, apart from its buildings and scientists. */
  readonly lead: number;
  /** The steps of the sun without a lasting change that end the game. */
  readonly stalemate: number;
}
