import type { Rules } from '../contract/game.js';
import type { Types } from '../types/base-types.js';
import { winShares } from '../types/score.js';
import type { Internals } from './internals.js';

/** Builds the functions that read a position: who decides, and the score. Views are read as states. */
export const createQueryFunctions = <G extends Types>({
  kernel,
  box,
  engine,
}: Internals<G>): Pick<Rules<G>, 'toAct' | 'score' | 'returns'> => {
  const score = (state: G['State']) => kernel.score(state, box);
  return {
    toAct: engine.toAct,
    score,
    returns: (state: G['State']) => kernel.returns?.(state, box) ?? winShares(score(state)),
  };
};
