import type { Game, Types, Viewer } from '../core/game.js';
import { type Chooser, uniform } from './random-game.js';

/** Options of a game without the seed, which the promises choose. */
export type Unseeded<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** How many there are of each piece, under names of your own. */
export type Counts = Readonly<Record<string, number>>;

/** How the pieces of a game are counted. */
export interface Pieces<G extends Types> {
  /** What is in the box for these options. */
  printed(options: Unseeded<G['Options']>): Counts;
  /** What is found in a state, in all its places taken together. */
  found(state: G['State']): Counts;
}

/** Says where something of a state is hidden from a viewer. */
export type Hides<G extends Types> = (state: G['State'], viewer: Viewer) => readonly string[];

/** A random game that the promises are held to; a shorter one is a smaller counterexample. */
export interface Trial<G extends Types> {
  readonly options: Unseeded<G['Options']>;
  /** The name of the chooser. */
  readonly chooser: string;
  /** The seed of the deal. */
  readonly seed: string;
  /** The seed of the chooser, and of which positions are looked at. */
  readonly picks: string;
  /** After so many moves the game is left, unless it is over before. */
  readonly plies: number;
}

/** What the promises must be told of a game. */
export interface Plan<G extends Types> {
  /** Every player count, mode and variant to be tried. */
  readonly options: readonly Unseeded<G['Options']>[];
  /** The most moves that a game can last. */
  readonly bound: number | ((options: Unseeded<G['Options']>) => number);
  readonly pieces: Pieces<G>;
  /** Where something is hidden from a viewer, such as `.random` and `.deck[3]`: views are held to it. */
  readonly hidden?: Hides<G>;
  /** Whether a state shows what an event tells: frames are held to it right after each event. */
  readonly happened?: (event: G['Event'], state: G['State']) => boolean;
  /** How random players pick, by name; they take turns with `uniform`, which is always there and may be replaced. */
  readonly choosers?: Readonly<Record<string, Chooser<G>>>;
  /** Random games per promise; 20 unless told. */
  readonly games?: number;
  /** Of fast-check, to repeat a run. */
  readonly seed?: number;
  /** The game that is played instead of random ones, as a failure tells it; one of several games comes back without. */
  readonly only?: Trial<G>;
}

/** A game and its plan, filled in. */
export interface Suite<G extends Types> {
  readonly game: Game<G>;
  readonly options: readonly Unseeded<G['Options']>[];
  boundOf(options: Unseeded<G['Options']>): number;
  readonly pieces: Pieces<G>;
  readonly hidden: Hides<G> | undefined;
  readonly happened: ((event: G['Event'], state: G['State']) => boolean) | undefined;
  readonly choosers: Readonly<Record<string, Chooser<G>>>;
  readonly games: number;
  readonly seed: number | undefined;
  readonly only: Trial<G> | undefined;
}

export const suiteOf = <G extends Types>(game: Game<G>, plan: Plan<G>): Suite<G> => {
  const { options, bound, pieces, hidden, happened, choosers, games = 20, seed, only } = plan;
  const boundOf = typeof bound === 'number' ? () => bound : bound;
  return {
    game,
    options,
    boundOf,
    pieces,
    hidden,
    happened,
    choosers: { uniform, ...choosers },
    games,
    seed,
    only,
  };
};
