import { draw, pickWeighted, type RandomState } from '../../core/chance/random.js';
import type { Types, Walk } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import type { Engine, SearchSettings } from './engine.js';

/** Plays on as far as the search does; returns true if the game is over. */
export const playOn = <G extends Types>(engine: Engine<G>, walk: Walk<G>): boolean => {
  const { game, manner, random } = engine;
  for (let ply = 0; ply < manner.plies; ply++) {
    const moves = game.legalMoves(walk.state);
    if (moves.length === 0) return true;
    const isGreedy = ply < manner.greed && moves.length > 1;
    walk.play(isGreedy ? bestAtOnce(engine, walk.state, moves) : picked(moves, walk.state, manner, random));
  }
  return game.toAct(walk.state) === null;
};

/** Returns the move with the best standing for its player; a random one of several. */
const bestAtOnce = <G extends Types>(
  { game, judge, manner, random }: Engine<G>,
  state: G['State'],
  moves: readonly G['Move'][],
): G['Move'] => {
  const mover = game.toAct(state)!;
  let best: G['Move'][] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of wanted(moves, state, manner)) {
    const found = judge.standing(game.play(state, move), mover);
    if (found > most) best = [];
    if (found >= most) best.push(move);
    most = Math.max(most, found);
  }
  return best[draw(random, best.length)]!;
};

/** Lists the moves with a weight above 0; all moves if there is none. */
export const wanted = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: SearchSettings<G>,
): readonly G['Move'][] => {
  if (weight === undefined || moves.length < 2) return moves;
  const some = moves.filter((move) => weight(move, state) > 0);
  return some.length > 0 ? some : moves;
};

/** Picks a move at random, in proportion to its weight. */
export const picked = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: SearchSettings<G>,
  random: Mutable<RandomState>,
): G['Move'] => {
  if (moves.length === 1) return moves[0]!;
  if (weight === undefined) return moves[draw(random, moves.length)]!;
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weight(moves[i]!, state));
  return pickWeighted(moves, weights, (n) => draw(random, n));
};
