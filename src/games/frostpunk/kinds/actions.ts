import { beginBuild, beginClear, beginGather, beginScout, beginSpecial, beginUse } from '../apply/begin-action.js';
import {
  buildCandidates,
  buildForbiddenBy,
  clearCandidates,
  clearForbiddenBy,
  gatherCandidates,
  gatherForbiddenBy,
  scoutCandidates,
  scoutForbiddenBy,
  useCandidates,
  useForbiddenBy,
} from '../legal/actions.js';
import { specialCandidates, specialForbiddenBy } from '../legal/special.js';
import { frostpunkKinds } from './frostpunk-kinds.js';

/** The kinds of moves for the main actions. */
export const actionKinds = frostpunkKinds({
  clear: { phases: ['turn'], candidates: clearCandidates, forbiddenBy: clearForbiddenBy, apply: beginClear },
  gather: { phases: ['turn'], candidates: gatherCandidates, forbiddenBy: gatherForbiddenBy, apply: beginGather },
  build: { phases: ['turn'], candidates: buildCandidates, forbiddenBy: buildForbiddenBy, apply: beginBuild },
  use: { phases: ['turn'], candidates: useCandidates, forbiddenBy: useForbiddenBy, apply: beginUse },
  scout: { phases: ['turn'], candidates: scoutCandidates, forbiddenBy: scoutForbiddenBy, apply: beginScout },
  special: { phases: ['turn'], candidates: specialCandidates, forbiddenBy: specialForbiddenBy, apply: beginSpecial },
});
