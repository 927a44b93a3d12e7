import { drawInt, insecureRandomStateOf, pickWeighted } from '../core/chance/random.js';
import type { Rules, Types } from '../core/contract/game.js';

/** A function that picks one of the legal moves; `randomInt(n)` returns an integer from 0 to `n` (excluded). */
export type Chooser<G extends Types> = (
  moves: readonly G['Move'][],
  state: G['State'],
  randomInt: (n: number) => number,
) => G['Move'];

/** One position of a random game. */
export interface Turn<G extends Types> {
  /** The number of moves made before. */
  readonly ply: number;
  readonly state: G['State'];
  /** The legal moves. */
  readonly moves: readonly G['Move'][];
  /** The move that was picked; undefined in the last position. */
  readonly move: G['Move'] | undefined;
}

/** Yields the positions of a random game; the same `options` and `picks` give the same game. */
export const randomGame = function* <G extends Types>(
  game: Rules<G>,
  options: G['Options'],
  chooser: Chooser<G> = uniform,
  choiceSeed = 'picks',
  maxPlies = Number.POSITIVE_INFINITY,
): Generator<Turn<G>, void> {
  const dealt = game.setup(options);
  if (dealt._tag === 'Left') throw new Error(`setup refuses ${JSON.stringify(options)}: ${dealt.left.message}`);
  const choose = createChoose(chooser, choiceSeed);
  let state = dealt.right;
  for (let ply = 0; ; ply++) {
    const moves = game.legalMoves(state);
    const move = moves.length > 0 && ply < maxPlies ? choose(moves, state) : undefined;
    yield { ply, state, moves, move };
    if (move === undefined) return;
    state = game.play(state, move);
  }
};

/** Picks any legal move with the same probability. */
export const uniform = <Move>(moves: readonly Move[], _: unknown, randomInt: (n: number) => number): Move =>
  moves[randomInt(moves.length)]!;

/**
 * Builds a chooser that picks moves in proportion to their weight, a number of at least 0; any move when all weights
 * are 0.
 */
export const weightedChooser =
  <G extends Types>(weight: (move: G['Move'], state: G['State']) => number): Chooser<G> =>
  (moves, state, randomInt) =>
    pickWeighted(
      moves,
      moves.map((move) => weight(move, state)),
      randomInt,
    );

/** Turns a chooser into a function for `playout`, with a random sequence of its own. */
export const createChoose = <G extends Types>(
  chooser: Chooser<G>,
  choiceSeed: string,
): ((moves: readonly G['Move'][], state: G['State']) => G['Move']) => {
  const random = insecureRandomStateOf(choiceSeed);
  const randomInt = (n: number): number => drawInt(random, n);
  return (moves, state) => {
    const move = chooser(moves, state, randomInt);
    if (!moves.includes(move)) throw new Error('the chooser returned a move that is not on the list');
    return move;
  };
};
