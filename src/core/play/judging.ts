import type { Either } from 'fp-ts/lib/Either.js';
import { explain } from '../contract/explain.js';
import type { Rules } from '../contract/game.js';
import { accepted, foreignView, type IllegalMove, invalid, refused, stateIsView } from '../errors/verdict.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { originCheck } from './check-origin.js';
import type { Internals } from './internals.js';

/** The judgement of moves from outside. */
export interface Judging<G extends Types> extends Pick<Rules<G>, 'legalMoves' | 'legalMask' | 'whyIllegal'> {
  /** Calls `then` with the catalogue entry of a legal move; returns the refusal of any other. */
  judged<A>(state: G['State'], move: G['Move'], then: (entry: G['Move']) => A): Either<IllegalMove<G['Refusal']>, A>;
}

/** Builds the judgement of moves. Views are read as states: all that the rules read of one is visible to its viewer. */
export const judgingOf = <G extends Types>({ kernel, box, play, catalogue }: Internals<G>): Judging<G> => {
  const checkOrigin = originCheck(kernel, box.id);
  const refusalOf = (state: G['State'], move: G['Move'], action: number) => {
    if (action < 0) return invalid('UnknownMove')(...catalogue.faultOf(move));
    const entry = catalogue.moves[action]!;
    const reason = play.forbiddenBy(state, entry);
    return reason === undefined ? null : (explain(kernel, { state, box, move: entry, reason }) as G['Refusal']);
  };
  const isForeign = (position: G['State']): boolean => {
    if (!isView<G>(position)) return false;
    const decider = play.toAct(position);
    return decider !== null && decider !== position.viewer;
  };
  const legalMoves = (position: G['State']) => (isForeign(position) ? [] : play.legalMoves(position));
  return {
    legalMoves,
    legalMask: (position: G['State'], mask) => {
      mask.fill(0);
      for (const move of legalMoves(position)) mask[catalogue.indexOf(move)] = 1;
      return mask;
    },
    whyIllegal: (position: G['State'], move) =>
      checkOrigin(position) ?? (isForeign(position) ? foreignView : refusalOf(position, move, catalogue.indexOf(move))),
    judged: (state, move, then) => {
      const action = catalogue.indexOf(move);
      const refusal = checkOrigin(state) ?? (isView<G>(state) ? stateIsView : refusalOf(state, move, action));
      return refusal === null ? accepted(then(catalogue.moves[action]!)) : refused(refusal);
    },
  };
};

const isView = <G extends Types>(position: G['State'] | G['View']): position is G['View'] => position.random === HIDDEN;
