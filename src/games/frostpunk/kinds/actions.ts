import { build, clear, gather, scout, special, use } from '../apply/act.js';
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
import { kind } from './row.js';

/** The kinds of moves for the main actions. */
export const actions = {
  clear: kind('clear', { in: ['turn'], candidates: clearCandidates, forbiddenBy: clearForbiddenBy, does: clear }),
  gather: kind('gather', { in: ['turn'], candidates: gatherCandidates, forbiddenBy: gatherForbiddenBy, does: gather }),
  build: kind('build', { in: ['turn'], candidates: buildCandidates, forbiddenBy: buildForbiddenBy, does: build }),
  use: kind('use', { in: ['turn'], candidates: useCandidates, forbiddenBy: useForbiddenBy, does: use }),
  scout: kind('scout', { in: ['turn'], candidates: scoutCandidates, forbiddenBy: scoutForbiddenBy, does: scout }),
  special: kind('special', {
    in: ['turn'],
    candidates: specialCandidates,
    forbiddenBy: specialForbiddenBy,
    does: special,
  }),
};
