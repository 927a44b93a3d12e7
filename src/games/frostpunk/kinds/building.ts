import { chooseTile } from '../apply/answers.js';
import { chooseSite, construct, dismantle, upgrade } from '../apply/building.js';
import { tileForbiddenBy } from '../legal/answers.js';
import {
  constructForbiddenBy,
  dismantleCandidates,
  dismantleForbiddenBy,
  siteForbiddenBy,
  upgradeCandidates,
  upgradeForbiddenBy,
} from '../legal/building.js';
import { kind } from './row.js';

/** The kinds of moves for Buildings and tiles. */
export const building = {
  construct: kind('construct', { in: ['build'], forbiddenBy: constructForbiddenBy, does: construct }),
  site: kind('site', { in: ['site'], forbiddenBy: siteForbiddenBy, does: chooseSite }),
  dismantle: kind('dismantle', {
    in: ['build'],
    candidates: dismantleCandidates,
    forbiddenBy: dismantleForbiddenBy,
    does: dismantle,
  }),
  upgrade: kind('upgrade', {
    in: ['build'],
    candidates: upgradeCandidates,
    forbiddenBy: upgradeForbiddenBy,
    does: upgrade,
  }),
  tile: kind('tile', { in: ['tile', 'post'], forbiddenBy: tileForbiddenBy, does: chooseTile }),
};
