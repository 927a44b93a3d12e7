import type { Rules } from '../contract/game.js';
import type { Types } from '../types/base-types.js';
import { sharesOf } from '../types/score.js';
import type { Internals } from './internals.js';
import { asState, type Judging } from './judging.js';

/** Builds the functions that read a position: who decides, between which moves, and the score. */
export const readingOf = <G extends Types>(
  { kernel, box, play }: Internals<G>,
  { isForeign }: Judging<G>,
): Pick<Rules<G>, 'toAct' | 'legalMoves' | 'score' | 'returns'> => {
  const score: Rules<G>['score'] = (position) => kernel.score(asState<G>(position), box);
  return {
    toAct: (position) => play.toAct(asState<G>(position)),
    legalMoves: (position) => (isForeign(position) ? [] : play.legalMoves(asState<G>(position))),
    score,
    returns: (position) => kernel.returns?.(asState<G>(position), box) ?? sharesOf(score(position)),
  };
};
