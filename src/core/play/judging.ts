import type { Either } from 'fp-ts/lib/Either.js';
import { explain } from '../contract/explain.js';
import type { Rules } from '../contract/game.js';
import {
  accepted,
  foreignView,
  type IllegalMove,
  invalid,
  refused,
  stateIsView,
  type UnknownMove,
} from '../errors/verdict.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { originCheck } from './check-origin.js';
import type { Internals } from './internals.js';

/** A state, or a view of one. */
export type StateOrView<G extends Types> = G['State'] | G['View'];

/** The judgement of moves from outside. */
export interface Judging<G extends Types> extends Pick<Rules<G>, 'whyIllegal'> {
  /** Checks whether this is the view of a player who does not decide now. */
  isForeign(position: StateOrView<G>): boolean;
  /** Calls `then` with the catalogue entry of a legal move; returns the refusal of any other. */
  judged<A>(state: G['State'], move: G['Move'], then: (entry: G['Move']) => A): Either<IllegalMove<G['Refusal']>, A>;
}

/** Passes a view to the rules, which read states: all they read of it is visible to its viewer. */
export const asState = <G extends Types>(position: StateOrView<G>): G['State'] => position as G['State'];

const isView = <G extends Types>(position: StateOrView<G>): position is G['View'] => position.random === HIDDEN;

/** Builds the judgement of moves by these rules. */
export const judgingOf = <G extends Types>(inside: Internals<G>): Judging<G> => {
  const { kernel, box, play, catalogue } = inside;
  const checkOrigin = originCheck(kernel, box.id);
  const refusalOf = refusing(inside);
  const isForeign = (position: StateOrView<G>): boolean => {
    if (!isView<G>(position)) return false;
    const decider = play.toAct(asState<G>(position));
    return decider !== null && decider !== position.viewer;
  };
  return {
    isForeign,
    judged: (state, move, then) => {
      const action = catalogue.indexOf(move);
      const refusal = checkOrigin(state) ?? (isView<G>(state) ? stateIsView : refusalOf(state, move, action));
      return refusal === null ? accepted(then(catalogue.moves[action]!)) : refused(refusal);
    },
    whyIllegal: (position, move) =>
      checkOrigin(position) ?? (isForeign(position) ? foreignView : refusalOf(position, move, catalogue.indexOf(move))),
  };
};

/** Finds the refusal of a move with this action number; null if it is legal. */
const refusing =
  <G extends Types>({ kernel, box, play, catalogue }: Internals<G>) =>
  (position: StateOrView<G>, move: G['Move'], action: number): UnknownMove | G['Refusal'] | null => {
    if (action < 0) return invalid('UnknownMove')(...catalogue.faultOf(move));
    const state = asState<G>(position);
    const entry = catalogue.moves[action]!;
    const reason = play.forbiddenBy(state, entry);
    return reason === undefined ? null : (explain(kernel, { state, box, move: entry, reason }) as G['Refusal']);
  };
