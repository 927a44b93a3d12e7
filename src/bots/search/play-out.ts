import type { Mutable } from '../../core/draft.js';
import type { Types, Walk } from '../../core/game.js';
import { draw, pickWeighted, type RandomState } from '../../core/random.js';
import type { Engine, Manner } from './engine.js';

/** Plays on as far as the search does; answers whether the game is over. */
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

/** The move after which its player stands best; of those that are level, any. */
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

/** The moves that weigh something; all of them when none does. */
export const wanted = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: Manner<G>,
): readonly G['Move'][] => {
  if (weight === undefined || moves.length < 2) return moves;
  const some = moves.filter((move) => weight(move, state) > 0);
  return some.length > 0 ? some : moves;
};

/** Any of some moves, each as likely as its weight. */
export const picked = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: Manner<G>,
  random: Mutable<RandomState>,
): G['Move'] => {
  if (moves.length === 1) return moves[0]!;
  if (weight === undefined) return moves[draw(random, moves.length)]!;
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weight(moves[i]!, state));
  return pickWeighted(moves, weights, (n) => draw(random, n));
};
