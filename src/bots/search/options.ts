import type { Game, Types } from '../../core/contract/game.js';
import { type Now, systemClock } from '../clock.js';
import type { MoveWeight } from '../random.js';
import type { SearchSettings } from './search-state.js';

/**
 * The limit of a search: a number of iterations, which makes it reproducible by seed and view, or a time in
 * milliseconds.
 */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** The settings of a search. Each comment ends with the default. */
export interface SearchOptions<G extends Types> {
  readonly budget: Budget;
  /** The name in tables and messages; derived from the budget. */
  readonly name?: string;
  /** One tree for the searching player, or one for each player by what each can see; `'one'`. */
  readonly observers?: 'one' | 'all';
  /** The constant of UCB: a higher one tries rarely tried moves more often; 0.7. */
  readonly exploration?: number;
  /** Values all moves of a position that is new to the tree immediately; false. */
  readonly evaluateChildren?: boolean;
  /**
   * The bonus of an untried move over the mean of those tried, as a share of the bonus of a move tried once: a lower one
   * looks deeper and less widely; 1.
   */
  readonly untriedBonus?: number;
  /** The weight of the value that a move has elsewhere in the tree, while it is rarely tried; 1. */
  readonly historyWeight?: number;
  /** Checks whether a move takes back the one before it. Such a move is left out if there are others; none does. */
  readonly undoes?: (move: G['Move'], last: G['Move']) => boolean;
  /**
   * Ends the search when no move can overtake the one tried most; true with a budget of iterations. Time that is left is
   * better spent on the tree, which is kept for the next decision.
   */
  readonly stopEarly?: boolean;
  /** The maximal depth of the tree, in moves; unlimited. */
  readonly maxDepth?: number;
  /** The length, in moves, after which a play-out ends and the position is valued; unlimited. */
  readonly maxPlayoutPlies?: number;
  /** The number of moves at the beginning of a play-out that are the immediately best for their player; 0. */
  readonly greedyPlies?: number;
  /** The weight of a move in play-outs and among the untried moves of the tree; all alike. */
  readonly weight?: MoveWeight<G>;
  /** Values a state by player, on any scale; the game's `evaluate`. */
  readonly evaluate?: (state: G['State'], game: Game<G>) => readonly number[];
  /** Compares positions with those of earlier decisions too, so that the values of a kept tree are on one scale; false. */
  readonly sharedScale?: boolean;
  /** The share of `evaluate` in the value of an end, from 0 to 1; 0.2. */
  readonly scoreWeight?: number;
  /** The maximal number of nodes of all trees together, which limits the memory; 100,000. */
  readonly maxNodes?: number;
  /** Keeps the tree from one decision to the next; true. */
  readonly reuseTree?: boolean;
  /** The clock that counts the milliseconds; that of the browser or of Node. */
  readonly now?: Now;
}

/** Fills in the defaults of a search. */
export const withDefaults = <G extends Types>(options: SearchOptions<G>): SearchSettings<G> => ({
  exploration: options.exploration ?? 0.7,
  untriedBonus: options.untriedBonus ?? 1,
  historyWeight: options.historyWeight ?? 1,
  undoes: options.undoes,
  maxDepth: options.maxDepth ?? Number.POSITIVE_INFINITY,
  maxPlayoutPlies: options.maxPlayoutPlies ?? Number.POSITIVE_INFINITY,
  evaluateChildren: options.evaluateChildren ?? false,
  greedyPlies: options.greedyPlies ?? 0,
  weight: options.weight,
});

/** Returns a function from the number of iterations made to the number left; by time, that at the rate so far. */
export const createBudgetCounter = <G extends Types>({
  budget,
  now = systemClock,
}: SearchOptions<G>): ((done: number) => number) => {
  if ('iterations' in budget) return (done) => budget.iterations - done;
  const start = now();
  return (done) => {
    if (done === 0) return Number.POSITIVE_INFINITY;
    const spent = now() - start;
    return spent < budget.milliseconds ? (done * (budget.milliseconds - spent)) / spent : 0;
  };
};
