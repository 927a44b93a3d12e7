import type { Game, Types, Viewer } from '../core/contract/game.js';
import { listCards, listPools } from '../core/fields/parts.js';
import { optionsToTry } from './options.js';
import { type Chooser, uniform } from './random-game.js';

/** The options of a game without the seed, which the promises choose. */
export type Unseeded<Options> = Options extends unknown ? Omit<Options, 'seed'> : never;

/** The number of each piece, under names of the author's choice. */
export type Counts = Readonly<Record<string, number>>;

/** The functions that count the pieces of a game. */
export interface Pieces<G extends Types> {
  /** Counts the pieces in the box for these options. */
  countInBox(options: Unseeded<G['Options']>): Counts;
  /** Counts the pieces in a state, over all places. */
  countInState(state: G['State']): Counts;
}

/** A function that lists the paths of a state that are hidden from a viewer. */
export type HiddenPaths<G extends Types> = (state: G['State'], viewer: Viewer) => readonly string[];

/** A random game on which promises are checked; a shorter one is a smaller counterexample. */
export interface Trial<G extends Types> {
  readonly options: Unseeded<G['Options']>;
  /** The name of the chooser. */
  readonly chooser: string;
  /** The seed of the deal. */
  readonly seed: string;
  /** The seed of the chooser, and of the sample of positions. */
  readonly choiceSeed: string;
  /** The number of moves after which the game is left, unless it is over before. */
  readonly plies: number;
}

/** The random games on which promises are checked. */
export interface TrialPlan<G extends Types> {
  /** The numbers of players, modes and variants to test; by default those of `optionsToTry(game)`. */
  readonly options?: readonly Unseeded<G['Options']>[];
  /** The most moves that a game can last. */
  readonly maxPlies: number | ((options: Unseeded<G['Options']>) => number);
  /** The choosers of random moves by name, in addition to `uniform`, which may be replaced. */
  readonly choosers?: Readonly<Record<string, Chooser<G>>>;
  /** The number of random games per promise; 20 by default. */
  readonly games?: number;
  /** The share of each game that is looked at, for a quick run; by default 1. */
  readonly sampleShare?: number;
  /** The seed of fast-check, to repeat a run. */
  readonly seed?: number;
  /**
   * A game to play instead of random ones, from the message of a failure. Failures that need several games repeat
   * without it.
   */
  readonly only?: Trial<G>;
}

/** The changes of a state that events report. */
export interface EventReports<G extends Types> {
  /** By kind of event, the fields whose change it reports; without it, only what changes after the last event is found. */
  readonly events?: { readonly [Kind in G['Event']['kind']]: readonly (keyof G['State'])[] };
  /** The fields that may change without an event, each with the reason. */
  readonly unreported: Partial<Readonly<Record<keyof G['State'], string>>>;
}

/** The description of a game that the promises need. */
export interface Plan<G extends Types> extends TrialPlan<G> {
  /** The pieces to count; by default the cards of the pools that the fields name. */
  readonly pieces?: Pieces<G>;
  /** Lists the hidden paths of a state, such as `.random` and `.deck[3]`; views are compared with it. */
  readonly hiddenPaths?: HiddenPaths<G>;
  /** Checks whether a state shows the effect of an event; it must be true right after the event. */
  readonly hasHappened?: (event: G['Event'], state: G['State']) => boolean;
  /** The changes that events report; every other public change breaks a promise. */
  readonly reports?: EventReports<G>;
}

/** A game and its random games, with defaults filled in. */
export interface TrialSuite<G extends Types> {
  readonly game: Game<G>;
  readonly options: readonly Unseeded<G['Options']>[];
  maxPliesOf(options: Unseeded<G['Options']>): number;
  readonly choosers: Readonly<Record<string, Chooser<G>>>;
  readonly games: number;
  readonly sampleShare: number;
  readonly seed: number | undefined;
  readonly only: Trial<G> | undefined;
}

/** A game and its plan, with defaults filled in. */
export interface Suite<G extends Types> extends TrialSuite<G> {
  readonly pieces: Pieces<G>;
  readonly hiddenPaths: HiddenPaths<G> | undefined;
  readonly hasHappened: ((event: G['Event'], state: G['State']) => boolean) | undefined;
  readonly reports: EventReports<G> | undefined;
}

export const createTrialSuite = <G extends Types>(game: Game<G>, plan: TrialPlan<G>): TrialSuite<G> => {
  const { options = optionsToTry<G>(game), maxPlies, choosers, games = 20, sampleShare = 1, seed, only } = plan;
  const maxPliesOf = typeof maxPlies === 'number' ? () => maxPlies : maxPlies;
  return { game, options, maxPliesOf, choosers: { uniform, ...choosers }, games, sampleShare, seed, only };
};

export const createSuite = <G extends Types>(game: Game<G>, plan: Plan<G>): Suite<G> => {
  const { pieces = pooledPieces(game), hiddenPaths, hasHappened, reports } = plan;
  return { ...createTrialSuite(game, plan), pieces, hiddenPaths, hasHappened, reports };
};

/** Counts the cards of each pool by their ids. */
const pooledPieces = <G extends Types>(game: Game<G>): Pieces<G> => ({
  countInBox: ({ players }) => {
    const pools = listPools(game.stateSchema(players));
    return countNames(pools.flatMap(({ name, cards }) => cards.map((card) => `${name} ${card}`)));
  },
  countInState: (state) => {
    const schemas = game.stateSchema(state.players);
    const pools = listPools(schemas);
    return countNames(pools.flatMap((pool) => listCards(schemas, pool, state).map((card) => `${pool.name} ${card}`)));
  },
});

const countNames = (names: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
