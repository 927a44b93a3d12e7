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
import { createMoveKind } from './move-kind.js';

/** The kinds of moves for the main actions. */
export const actionKinds = {
  clear: createMoveKind('clear', {
    phases: ['turn'],
    candidates: clearCandidates,
    forbiddenBy: clearForbiddenBy,
    apply: beginClear,
  }),
  gather: createMoveKind('gather', {
    phases: ['turn'],
    candidates: gatherCandidates,
    forbiddenBy: gatherForbiddenBy,
    apply: beginGather,
  }),
  build: createMoveKind('build', {
    phases: ['turn'],
    candidates: buildCandidates,
    forbiddenBy: buildForbiddenBy,
    apply: beginBuild,
  }),
  use: createMoveKind('use', {
    phases: ['turn'],
    candidates: useCandidates,
    forbiddenBy: useForbiddenBy,
    apply: beginUse,
  }),
  scout: createMoveKind('scout', {
    phases: ['turn'],
    candidates: scoutCandidates,
    forbiddenBy: scoutForbiddenBy,
    apply: beginScout,
  }),
  special: createMoveKind('special', {
    phases: ['turn'],
    candidates: specialCandidates,
    forbiddenBy: specialForbiddenBy,
    apply: beginSpecial,
  }),
};
