import type { Effect } from '../effects.js';
import type { Citizen, Res, Zone } from '../vocabulary.js';

/** One number for each Citizen type, each heating range, or wood, steel and cores. */
export type Triple = readonly [number, number, number];

/** Spaces, limits and tables of the boards. */
export interface Tracks {
  /** By space of the Heat track, the cubes that are thrown. */
  readonly throws: readonly number[];
  /** By space of the Heat track, who falls sick when it lies between Heat and Cold. */
  readonly icons: readonly ('none' | Citizen)[];
  /** Where the three heating range indicators start. */
  readonly ranges: Triple;
  /** Cubes up to which the Pressure track holds. */
  readonly pressureRoom: number;
  readonly corpseLimit: number;
  readonly rounds: number;
  /** By round, the type that eats and that hunger strikes in the round after. */
  readonly roundTypes: readonly Citizen[];
  readonly hopeRoom: number;
  readonly discontentLimit: number;
  readonly populationTop: number;
  readonly sickLimit: number;
  readonly hungerLimit: number;
  readonly hungerTop: number;
  readonly lawLimit: number;
  /** By type and number of Citizens, how many Meeples. */
  readonly meeplesFor: readonly [readonly number[], readonly number[], readonly number[]];
  /** What Preparation does by the position of a Sickness marker. */
  readonly sections: readonly {
    readonly from: number;
    readonly to: number;
    readonly tired: number;
    readonly flips: number;
  }[];
  /** What hunger does by its position. */
  readonly maluses: readonly { readonly from: number; readonly to: number; readonly effects: readonly Effect[] }[];
  /** The tiles that a Clear places by zone, what a Gather takes, the sub-actions of a Build. */
  readonly actions: {
    readonly cleared: Readonly<Record<Zone, number>>;
    readonly gathered: number;
    readonly built: number;
  };
  /** What an action of an Automaton costs. */
  readonly automatonCoal: number;
  /** How far the Cold and each heating range go up in the first malfunction. */
  readonly malfunction: { readonly cold: number; readonly ranges: number };
  /** What a Storm Work and a victory count. */
  readonly points: { readonly work: number; readonly victory: number };
}

/** How many there are of a kind of token. */
export interface TokenKind {
  readonly id: string;
  readonly count: number;
}

/** What a difficulty starts with. */
export interface Start {
  /** Coal, wood, steel, cores, food. */
  readonly resources: readonly number[];
  readonly cold: number;
  readonly citizens: Triple;
  readonly sick: Triple;
  /** The round on which the Storm token lies. */
  readonly storm: number;
  readonly hunger: number;
  readonly heat: number;
}

/** What lies on a space of the generator tile at the start. */
export type StartSpace = 'none' | { readonly building: string } | { readonly res: Res; readonly n: number };

/** A place for a tile. */
export interface Position {
  readonly id: string;
  readonly zone: Zone;
  /** Positions beside it, and `generator`. */
  readonly touches: readonly string[];
}

/** What lies on a space of a tile. */
export type Space = 'none' | { readonly res: Res; readonly n: number };

/** A tile of the map. */
export interface Tile {
  readonly id: string;
  readonly zone: Zone;
  readonly spaces: readonly [Space, Space];
  readonly food: number;
  /** A large Building that stands on it. */
  readonly building: string;
}
