import type { Mutable } from '../../core/draft.js';
import type { Game, Player, Types } from '../../core/game.js';
import type { RandomState } from '../../core/random.js';
import type { Weight } from '../simple.js';
import type { Judge } from './judge.js';
import type { Keys } from './keys.js';
import type { Forest } from './tree.js';

/** How a search goes about it. */
export interface Manner<G extends Types> {
  /** Whether all moves of a new position are judged at once, as tried once: by how one stands after each. */
  readonly foresee: boolean;
  /** How much what was tried seldom is worth trying: the constant of UCB. */
  readonly explore: number;
  /** What a move counts that was not tried yet; above 1, each is tried before one is tried again. */
  readonly urgency: number;
  /** How many moves deep the tree may grow. */
  readonly depth: number;
  /** How many moves a play-out goes on from the tree before it is judged. */
  readonly plies: number;
  /** How many of these moves, the first ones, are what is best at once for who makes them. */
  readonly greed: number;
  /** How gladly a move is made in play-outs, and tried in the tree; all alike when left out. */
  readonly weight: Weight<G> | undefined;
}

/** A search under way. */
export interface Engine<G extends Types> {
  readonly game: Game<G>;
  readonly keys: Keys<G>;
  readonly manner: Manner<G>;
  readonly judge: Judge<G>;
  readonly random: Mutable<RandomState>;
  /** A state that could be the one behind the view. */
  sample(): G['State'];
  readonly forest: Forest;
  /** By tree, its root: one tree, or one for each player. */
  readonly roots: readonly number[];
  /** By tree, who looks at it. */
  readonly viewers: readonly Player[];
  readonly scratch: Scratch<G>;
}

/** Lists that are used again and again. */
export interface Scratch<G extends Types> {
  /** By number of a move, the child of the node looked at. */
  readonly slots: Int32Array;
  /** By player, what the play-out was worth. */
  readonly worths: Float64Array;
  /** By tree, where the descent is. */
  readonly at: Int32Array;
  /** The nodes gone through, and who made the move to each. */
  readonly path: number[];
  readonly movers: Player[];
  /** The moves that were not tried yet in the position looked at. */
  readonly untried: G['Move'][];
}

/** Lists for a search with so many moves, players and trees. */
export const scratchOf = <G extends Types>(moves: number, players: number, trees: number): Scratch<G> => ({
  slots: new Int32Array(moves),
  worths: new Float64Array(players),
  at: new Int32Array(trees),
  path: [],
  movers: [],
  untried: [],
});
