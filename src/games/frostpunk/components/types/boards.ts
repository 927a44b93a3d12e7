import type { Effect } from '../effects.js';
import type { ByHeat, ByResource, CitizenType, Resource, Zone } from '../vocabulary.js';

/** One number for each Citizen type, each heating range, or wood, steel and cores. */
export type Triple = readonly [number, number, number];

/** The spaces, limits and tables of the boards. */
export interface Tracks {
  /** The number of cubes thrown. */
  readonly thrownCubes: ByHeat<number>;
  /** The type that falls sick when the space lies between Heat and Cold. */
  readonly sickTypes: ByHeat<'none' | CitizenType>;
  /** The spaces on which the three heating range indicators start. */
  readonly heatingRanges: Triple;
  /** The number of cubes that the Pressure track holds. */
  readonly maxPressure: number;
  readonly corpseLimit: number;
  readonly rounds: number;
  /** By round, the type that eats, and that hunger affects in the next round. */
  readonly eatingTypes: readonly CitizenType[];
  readonly maxHope: number;
  readonly discontentLimit: number;
  readonly maxCitizens: number;
  readonly sickLimit: number;
  readonly hungerLimit: number;
  readonly maxHunger: number;
  readonly maxLaws: number;
  /** By type and number of Citizens, the number of Meeples. */
  readonly meeplesFor: readonly [readonly number[], readonly number[], readonly number[]];
  /** The effects of Preparation by the position of a Sickness marker. */
  readonly sicknessSections: readonly {
    readonly from: number;
    readonly to: number;
    readonly tiredTokens: number;
    readonly flips: number;
  }[];
  /** The effects of hunger by its position. */
  readonly hungerPenalties: readonly {
    readonly from: number;
    readonly to: number;
    readonly effects: readonly Effect[];
  }[];
  /** The number of tiles that a Clear places, by zone; of resources that a Gather takes; of sub-actions of a Build. */
  readonly actions: {
    readonly tilesPerClear: Readonly<Record<Zone, number>>;
    readonly resourcesPerGather: number;
    readonly subActionsPerBuild: number;
  };
  /** The Coal that an action of an Automaton costs. */
  readonly coalPerAutomatonAction: number;
  /** The number of spaces by which Cold and each heating range go up in the first malfunction. */
  readonly malfunction: { readonly cold: number; readonly heatingRanges: number };
  /** The points of a Storm Work and of a victory. */
  readonly points: { readonly stormWork: number; readonly victory: number };
}

/** A kind of token with its number. */
export interface TokenKind {
  readonly id: string;
  readonly copies: number;
}

/** The start values of a difficulty. */
export interface DifficultyStart {
  /** The start of each resource: coal, wood, steel, cores, food. */
  readonly stock: ByResource<number>;
  readonly cold: number;
  readonly citizens: Triple;
  readonly sickCitizens: Triple;
  /** The round on which the Storm token lies. */
  readonly stormRound: number;
  readonly hunger: number;
  readonly heat: number;
}

/** The content of a space of the generator tile at the start. */
export type StartSpace =
  | 'none'
  | { readonly building: string }
  | { readonly resource: Resource; readonly amount: number };

/** A place for a tile. */
export interface Position {
  readonly id: string;
  readonly zone: Zone;
  /** The positions beside it, and `generator` if it touches that tile. */
  readonly touches: readonly string[];
}

/** The content of a space of a tile. */
export type Space = 'none' | { readonly resource: Resource; readonly amount: number };

/** A tile of the map. */
export interface Tile {
  readonly id: string;
  readonly zone: Zone;
  readonly spaces: readonly [Space, Space];
  readonly food: number;
  /** The id of a large Building that stands on it. */
  readonly building: string;
}
