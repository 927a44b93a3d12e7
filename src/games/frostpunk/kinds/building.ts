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
import { frostpunkKinds } from './frostpunk-kinds.js';

/** The kinds of moves for Buildings and tiles. */
export const buildingKinds = frostpunkKinds({
  construct: { phases: ['build'], forbiddenBy: constructForbiddenBy, apply: construct },
  chooseSite: { phases: ['site'], forbiddenBy: siteForbiddenBy, apply: chooseSite },
  dismantle: {
    phases: ['build'],
    candidates: dismantleCandidates,
    forbiddenBy: dismantleForbiddenBy,
    apply: dismantle,
  },
  upgrade: { phases: ['build'], candidates: upgradeCandidates, forbiddenBy: upgradeForbiddenBy, apply: upgrade },
  choosePosition: { phases: ['placeTile', 'gatherTile'], forbiddenBy: positionForbiddenBy, apply: chooseTile },
});
