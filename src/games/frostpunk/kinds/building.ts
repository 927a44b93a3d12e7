import { chooseTile } from '../apply/answers.js';
import { chooseSite, construct, dismantle, upgrade } from '../apply/building.js';
import { positionForbiddenBy } from '../legal/answers.js';
import {
  constructForbiddenBy,
  dismantleCandidates,
  dismantleForbiddenBy,
  siteForbiddenBy,
  upgradeCandidates,
  upgradeForbiddenBy,
} from '../legal/building.js';
import { createMoveKind } from './move-kind.js';

/** The kinds of moves for Buildings and tiles. */
export const buildingKinds = {
  construct: createMoveKind('construct', { phases: ['build'], forbiddenBy: constructForbiddenBy, apply: construct }),
  chooseSite: createMoveKind('chooseSite', { phases: ['site'], forbiddenBy: siteForbiddenBy, apply: chooseSite }),
  dismantle: createMoveKind('dismantle', {
    phases: ['build'],
    candidates: dismantleCandidates,
    forbiddenBy: dismantleForbiddenBy,
    apply: dismantle,
  }),
  upgrade: createMoveKind('upgrade', {
    phases: ['build'],
    candidates: upgradeCandidates,
    forbiddenBy: upgradeForbiddenBy,
    apply: upgrade,
  }),
  choosePosition: createMoveKind('choosePosition', {
    phases: ['placeTile', 'gatherTile'],
    forbiddenBy: positionForbiddenBy,
    apply: chooseTile,
  }),
};
