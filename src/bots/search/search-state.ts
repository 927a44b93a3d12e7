import type { RandomState } from '../../core/chance/random.js';
import type { Game, Player, Types } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import type { MoveWeight } from '../random.js';
import type { Evaluator } from './evaluator.js';
import type { MoveKeys } from './keys.js';
import type { SearchOptions } from './options.js';
import type { Forest } from './tree.js';

/** The settings of a search. */
export interface SearchSettings<G extends Types> {
  /** True if all moves of a new position are valued immediately and count as tried once. */
  readonly evaluateChildren: boolean;
  /** The constant of UCB: a higher one tries rarely tried moves more often. */
  readonly exploration: number;
  /** The bonus of an untried move, as a share of that of a move tried once. */
  readonly untriedBonus: number;
  /** The weight of the value that a move has elsewhere in the trees. */
  readonly historyWeight: number;
  /** Checks whether a move takes back the one before it. */
  readonly undoes: SearchOptions<G>['undoes'];
  /** The maximal depth of the tree, in moves. */
  readonly maxDepth: number;
  /** The maximal length of a play-out, in moves, after which the position is valued. */
  readonly maxPlayoutPlies: number;
  /** The number of moves at the beginning of a play-out that are the immediately best for their player. */
  readonly greedyPlies: number;
  /** The weight of a move in play-outs and among the untried moves of the tree; all alike if undefined. */
  readonly weight: MoveWeight<G> | undefined;
}

/** The values of moves in all positions of the trees, by number of the move. */
export interface MoveValues {
  readonly visits: Float64Array;
  /** The sum of the values to the player who made the moves. */
  readonly valueSum: Float64Array;
}

/** A search in progress. */
export interface SearchState<G extends Types> {
  readonly game: Game<G>;
  readonly keys: MoveKeys<G>;
  readonly settings: SearchSettings<G>;
  readonly evaluator: Evaluator<G>;
  readonly random: Mutable<RandomState>;
  /** Returns a state that may be the one behind the view. */
  sample(): G['State'];
  readonly forest: Forest;
  /** By tree, its root: one tree, or one for each player. */
  readonly roots: readonly number[];
  /** By tree, the player whose view it follows. */
  readonly viewers: readonly Player[];
  /** The move with which the searching player has come here, if nobody has moved since. */
  readonly lastMove: G['Move'] | undefined;
  readonly buffers: SearchBuffers<G>;
}

/** Returns the root of the tree of the searching player. */
export const rootOf = ({ roots, viewers }: Pick<SearchState<Types>, 'roots' | 'viewers'>, player: Player): number =>
  roots[viewers.indexOf(player)]!;

/** Buffers that are reused in every iteration. */
export interface SearchBuffers<G extends Types> {
  /** By number of a move, the child of the current node. */
  readonly childSlots: Int32Array;
  /** By player, the value of the play-out. */
  readonly values: Float64Array;
  /** By tree, the current node of the descent. */
  readonly currentNodes: Int32Array;
  /** The nodes passed, and the player who made the move to each. */
  readonly passedNodes: number[];
  readonly movers: Player[];
  /** The untried moves of the current position that have the best score. */
  readonly bestUntriedMoves: G['Move'][];
  /** By player, the values of the moves that the player made. */
  readonly moveValues: readonly MoveValues[];
}

/** Makes the buffers of a search with these numbers of moves, players and trees. */
export const createSearchBuffers = <G extends Types>(
  moves: number,
  players: number,
  trees: number,
): SearchBuffers<G> => ({
  childSlots: new Int32Array(moves),
  values: new Float64Array(players),
  currentNodes: new Int32Array(trees),
  passedNodes: [],
  movers: [],
  bestUntriedMoves: [],
  moveValues: Array.from({ length: players }, () => ({
    visits: new Float64Array(moves),
    valueSum: new Float64Array(moves),
  })),
});
