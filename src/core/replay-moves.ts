import { type Works, worksOf } from './define-rules.js';
import type { Rules, Types } from './game.js';
import type { IllegalMove, InvalidMove } from './verdict.js';

/** The result of making moves in notation. */
export interface MovesMade<G extends Types> {
  /** The state after the moves that were made. */
  readonly state: G['State'];
  /** The number of moves that were made. */
  readonly made: number;
  /** The error of the next move; null if all moves were made. */
  readonly refusal: Refusal<G> | null;
}

type Refusal<G extends Types> = IllegalMove<G['Refusal']> | InvalidMove;

/** Makes moves in notation one after another, up to the first that is refused. */
export const validateMoves = <G extends Types>(
  texts: readonly string[],
  rules: Rules<G>,
  start: G['State'],
): MovesMade<G> => {
  const { judge, perform, state } = courseOf(rules, start);
  for (let made = 0; made < texts.length; made++) {
    const move = rules.parseMove(texts[made]!);
    const refusal = move._tag === 'Left' ? move.left : judge(move.right);
    if (refusal !== null) return { state: state(), made, refusal };
    if (move._tag === 'Right') perform(move.right);
  }
  return { state: state(), made: texts.length, refusal: null };
};

/** A game in progress. */
export interface Course<G extends Types> {
  /** Explains why a move is not legal now; null when it is. */
  judge(move: G['Move']): Refusal<G> | null;
  /** Makes a legal move. */
  perform(move: G['Move']): void;
  /** Returns the current state, which is valid until the next move. */
  state(): G['State'];
}

/** Starts a game in a state. */
export const courseOf = <G extends Types>(rules: Rules<G>, start: G['State']): Course<G> => {
  const works = worksOf(rules);
  return works === undefined ? oneByOne(rules, start) : inPlace(rules, works, start);
};

/** Plays on one draft, which is about twice as fast. */
const inPlace = <G extends Types>(rules: Rules<G>, { play, kernel }: Works<G>, start: G['State']): Course<G> => {
  const run = play.runOn(kernel.clone(start), undefined);
  return {
    judge: (move) =>
      play.forbiddenBy(run.draft, move) === undefined ? null : (rules.whyIllegal(run.draft, move) as Refusal<G>),
    perform: (move) => play.perform(run, move),
    state: () => run.draft,
  };
};

/**
 * Plays through the public functions, for rules of another copy of this package, whose internals are not accessible.
 */
const oneByOne = <G extends Types>(rules: Rules<G>, start: G['State']): Course<G> => {
  let state = start;
  return {
    judge: (move) => rules.whyIllegal(state, move) as Refusal<G> | null,
    perform: (move) => {
      state = rules.play(state, move);
    },
    state: () => state,
  };
};
