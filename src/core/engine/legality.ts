import type { Either } from 'fp-ts/lib/Either.js';
import { createRefusal } from '../contract/explain.js';
import type { Rules } from '../contract/game.js';
import { sealedPhaseOf, withDecider } from '../contract/sealed.js';
import { type IllegalMove, invalidDocument, left, notToActView, right, stateIsView } from '../errors/errors.js';
import { HIDDEN, type Player, type Types } from '../types/base-types.js';
import { createOriginCheck } from './check-origin.js';
import type { Internals } from './internals.js';

/** The judgement of moves from outside. */
export interface LegalityFunctions<G extends Types>
  extends Pick<Rules<G>, 'legalMoves' | 'legalMask' | 'whyIllegal' | 'judgement' | 'deciders' | 'legalChoices'> {
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
  const explainUnknown = (move: unknown) => invalidDocument('UnknownMove')(...moveIndex.explainUnknown(move));
  const refusalOf = (state: G['State'], move: G['Move'], action: number) => {
    if (action < 0) return explainUnknown(move);
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
  const deciders = (position: G['State']): readonly Player[] => {
    const decider = engine.toAct(position);
    return sealedPhaseOf(position)?.deciders ?? (decider === null ? [] : [decider]);
  };
  return {
    legalMoves,
    deciders,
    legalChoices: (position: G['State'], player) => {
      if (!deciders(position).includes(player) || (isView<G>(position) && position.viewer !== player)) return [];
      return engine.legalMoves(withDecider(position, player));
    },
    legalMask: (position: G['State'], mask) => {
      mask.fill(0);
      for (const move of legalMoves(position)) mask[moveIndex.indexOf(move)] = 1;
      return mask;
    },
    whyIllegal: (position: G['State'], move) =>
      checkOrigin(position) ??
      (isOfAnotherPlayer(position) ? notToActView : refusalOf(position, move, moveIndex.indexOf(move))),
    judgement: (position: G['State'], move) => {
      const action = moveIndex.indexOf(move);
      const error =
        checkOrigin(position) ??
        (isOfAnotherPlayer(position) ? notToActView : action < 0 ? explainUnknown(move) : null);
      return error === null ? right(engine.judge(position, moveIndex.moves[action]!)) : left(error);
    },
    ifLegal: (state, move, then) => {
      const action = moveIndex.indexOf(move);
      const refusal = checkOrigin(state) ?? (isView<G>(state) ? stateIsView : refusalOf(state, move, action));
      return refusal === null ? right(then(moveIndex.moves[action]!)) : left(refusal);
    },
  };
};

const isView = <G extends Types>(position: G['State'] | G['View']): position is G['View'] => position.random === HIDDEN;
