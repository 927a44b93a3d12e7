import { type Internals, internalsOf } from '../play/internals.js';
import type { Rules } from '../contract/game.js';
import type { Types } from '../types/base-types.js';
import type { IllegalMove, InvalidMove } from '../errors/verdict.js';

/** The result of making moves in notation. */
export interface MovesMade<G extends Types> {
  /** The state after the moves that were made. */
  readonly state: G['State'];
  /** The number of moves that were made. */
  readonly made: number;
  /** The error of the next move; null if all moves were made. */
  readonly refusal: ReplayRefusal<G> | null;
}

type ReplayRefusal<G extends Types> = IllegalMove<G['Refusal']> | InvalidMove;

/** Makes moves in notation one after another, up to the first that is refused. */
export const validateMoves = <G extends Types>(
  texts: readonly string[],
  rules: Rules<G>,
  start: G['State'],
): MovesMade<G> => {
  const { judge, perform, state } = playFrom(rules, start);
  for (let made = 0; made < texts.length; made++) {
    const move = rules.parseMove(texts[made]!);
    const refusal = move._tag === 'Left' ? move.left : judge(move.right);
    if (refusal !== null) return { state: state(), made, refusal };
    if (move._tag === 'Right') perform(move.right);
  }
  return { state: state(), made: texts.length, refusal: null };
};

/** A game in progress. */
export interface GameInProgress<G extends Types> {
  /** Explains why a move is not legal now; null when it is. */
  judge(move: G['Move']): ReplayRefusal<G> | null;
  /** Makes a legal move. */
  perform(move: G['Move']): void;
  /** Returns the current state, which is valid until the next move. */
  state(): G['State'];
}

/** Starts a game in a state. */
export const playFrom = <G extends Types>(rules: Rules<G>, start: G['State']): GameInProgress<G> => {
  const internals = internalsOf(rules);
  return internals === undefined ? oneByOne(rules, start) : inPlace(rules, internals, start);
};

/** Plays on one draft, which is about twice as fast. */
const inPlace = <G extends Types>(rules: Rules<G>, { play, kernel }: Internals<G>, start: G['State']): GameInProgress<G> => {
  const run = play.runOn(kernel.clone(start), undefined);
  return {
    judge: (move) =>
      play.forbiddenBy(run.draft, move) === undefined ? null : (rules.whyIllegal(run.draft, move) as ReplayRefusal<G>),
    perform: (move) => play.perform(run, move),
    state: () => run.draft,
  };
};

/**
 * Plays through the public functions, for rules of another copy of this package, whose internals are not accessible.
 */
const oneByOne = <G extends Types>(rules: Rules<G>, start: G['State']): GameInProgress<G> => {
  let state = start;
  return {
    judge: (move) => rules.whyIllegal(state, move) as ReplayRefusal<G> | null,
    perform: (move) => {
      state = rules.play(state, move);
    },
    state: () => state,
  };
};
