import type { Types } from '../../core/game.js';
import { type Now, systemClock } from '../clock.js';
import type { Weight } from '../simple.js';
import type { Manner } from './engine.js';

/** How long a search may think: so many iterations, which seed and view decide, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** How a search thinks. What is left out is as its comment says. */
export interface SearchOptions<G extends Types> {
  readonly budget: Budget;
  /** Tells it from others in tables; made of the budget. */
  readonly name?: string;
  /** Whether there is one tree, of who searches, or one for each player, by what each can see; `'one'`. */
  readonly observers?: 'one' | 'all';
  /** The constant of UCB: how much what was tried seldom is worth trying; 0.7. */
  readonly explore?: number;
  /** Whether all moves of a position that is new to the tree are judged at once, by how one stands after each; not. */
  readonly foresee?: boolean;
  /** What a move counts that was not tried yet; without it, each is tried before one is tried again. */
  readonly urgency?: number;
  /** How many moves deep the tree may grow; without end. */
  readonly depth?: number;
  /** After how many moves a play-out is cut short, and judged by how well one stands; never. */
  readonly plies?: number;
  /** How many moves of a play-out, the first ones, are made by what is best at once; none. */
  readonly greed?: number;
  /** How gladly a move is made in play-outs and tried in the tree; all alike. */
  readonly weight?: Weight<G>;
  /** By player, how well a state stands, on any scale; by `progress`. */
  readonly worth?: (state: G['State']) => readonly number[];
  /** How much of the worth of an end is how well one stands there, from 0 to 1; 0.2. */
  readonly margin?: number;
  /** How many nodes the trees may have together, which bounds the memory; 100,000. */
  readonly nodes?: number;
  /** Whether the tree is kept from one decision to the next; it is. */
  readonly keep?: boolean;
  /** The clock by which milliseconds are counted; that of the browser or of Node. */
  readonly now?: Now;
}

/** How a search with these options goes about it. */
export const mannerOf = <G extends Types>(options: SearchOptions<G>): Manner<G> => ({
  explore: options.explore ?? 0.7,
  urgency: options.urgency ?? Number.POSITIVE_INFINITY,
  depth: options.depth ?? Number.POSITIVE_INFINITY,
  plies: options.plies ?? Number.POSITIVE_INFINITY,
  foresee: options.foresee ?? false,
  greed: options.greed ?? 0,
  weight: options.weight,
});

/** Says before each iteration whether there is budget for it. */
export const budgetOf = <G extends Types>({ budget, now = systemClock }: SearchOptions<G>): (() => boolean) => {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => left-- > 0;
  }
  const end = now() + budget.milliseconds;
  let isFirst = true;
  return () => {
    const goesOn = isFirst || now() < end;
    isFirst = false;
    return goesOn;
  };
};
