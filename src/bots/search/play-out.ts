import { drawInt, pickWeighted, type RandomState } from '../../core/chance/random.js';
import type { Types, Walk } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import type { SearchSettings, SearchState } from './search-state.js';

/** Plays on as far as the search does; returns true if the game is over. */
export const playOut = <G extends Types>(search: SearchState<G>, walk: Walk<G>): boolean => {
  const { game, settings, random } = search;
  for (let ply = 0; ply < settings.maxPlayoutPlies; ply++) {
    const moves = game.legalMoves(walk.state);
    if (moves.length === 0) return true;
    const isGreedy = ply < settings.greedyPlies && moves.length > 1;
    walk.play(isGreedy ? pickGreedily(search, walk.state, moves) : sampleByWeight(moves, walk.state, settings, random));
  }
  return game.toAct(walk.state) === null;
};

/** Returns the move with the best raw value for its player; a random one of several. */
const pickGreedily = <G extends Types>(
  { game, evaluator, settings, random }: SearchState<G>,
  state: G['State'],
  moves: readonly G['Move'][],
): G['Move'] => {
  const mover = game.toAct(state)!;
  let best: G['Move'][] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of withPositiveWeight(moves, state, settings)) {
    const value = evaluator.rawValue(game.play(state, move), mover);
    if (value > bestValue) best = [];
    if (value >= bestValue) best.push(move);
    bestValue = Math.max(bestValue, value);
  }
  return best[drawInt(random, best.length)]!;
};

/** Lists the moves with a weight above 0; all moves if there is none. */
export const withPositiveWeight = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: SearchSettings<G>,
): readonly G['Move'][] => {
  if (weight === undefined || moves.length < 2) return moves;
  const positive = moves.filter((move) => weight(move, state) > 0);
  return positive.length > 0 ? positive : moves;
};

/** Picks a move at random, in proportion to its weight. */
export const sampleByWeight = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: SearchSettings<G>,
  random: Mutable<RandomState>,
): G['Move'] => {
  if (moves.length === 1) return moves[0]!;
  if (weight === undefined) return moves[drawInt(random, moves.length)]!;
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weight(moves[i]!, state));
  return pickWeighted(moves, weights, (n) => drawInt(random, n));
};
