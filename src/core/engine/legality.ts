import type { Either } from 'fp-ts/lib/Either.js';
import { createRefusal } from '../contract/explain.js';
import type { Rules } from '../contract/game.js';
import { type IllegalMove, invalidDocument, left, notToActView, right, stateIsView } from '../errors/errors.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { createOriginCheck } from './check-origin.js';
import type { Internals } from './internals.js';

/** The judgement of moves from outside. */
export interface LegalityFunctions<G extends Types> extends Pick<Rules<G>, 'legalMoves' | 'legalMask' | 'whyIllegal'> {
  /** Calls `then` with the catalogue entry of a legal move; returns the refusal of any other. */
  ifLegal<A>(state: G['State'], move: G['Move'], then: (entry: G['Move']) => A): Either<IllegalMove<G['Refusal']>, A>;
}

/** Builds the judgement of moves. Views are read as states: all that the rules read of one is visible to its viewer. */
export const createLegalityFunctions = <G extends Types>({
  kernel,
  box,
  engine,
  moveIndex,
}: Internals<G>): LegalityFunctions<G> => {
  const checkOrigin = createOriginCheck(kernel, box.id);
  const refusalOf = (state: G['State'], move: G['Move'], action: number) => {
    if (action < 0) return invalidDocument('UnknownMove')(...moveIndex.explainUnknown(move));
    const entry = moveIndex.moves[action]!;
    const reason = engine.forbiddenBy(state, entry);
    return reason === undefined ? null : (createRefusal(kernel, { state, box, move: entry, reason }) as G['Refusal']);
  };
  const isOfAnotherPlayer = (position: G['State']): boolean => {
    if (!isView<G>(position)) return false;
    const decider = engine.toAct(position);
    return decider !== null && decider !== position.viewer;
  };
  const legalMoves = (position: G['State']) => (isOfAnotherPlayer(position) ? [] : engine.legalMoves(position));
  return {
    legalMoves,
    legalMask: (position: G['State'], mask) => {
      mask.fill(0);
      for (const move of legalMoves(position)) mask[moveIndex.indexOf(move)] = 1;
      return mask;
    },
    whyIllegal: (position: G['State'], move) =>
      checkOrigin(position) ??
      (isOfAnotherPlayer(position) ? notToActView : refusalOf(position, move, moveIndex.indexOf(move))),
    ifLegal: (state, move, then) => {
      const action = moveIndex.indexOf(move);
      const refusal = checkOrigin(state) ?? (isView<G>(state) ? stateIsView : refusalOf(state, move, action));
      return refusal === null ? right(then(moveIndex.moves[action]!)) : left(refusal);
    },
  };
};

const isView = <G extends Types>(position: G['State'] | G['View']): position is G['View'] => position.random === HIDDEN;
