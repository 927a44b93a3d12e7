import {
  activateToken,
  applyToChosenType,
  chooseOption,
  exhaustToken,
  keepConsequence,
  raiseByDrawing,
  removeChosenToken,
} from '../apply/answers.js';
import { beginTechnology } from '../apply/dawn.js';
import { discardForDeath, drawForDeath } from '../effects/death.js';
import { enactLaw } from '../effects/laws.js';
import {
  discardCandidates,
  discardForbiddenBy,
  drawTokenForbiddenBy,
  lawForbiddenBy,
  optionForbiddenBy,
  technologyForbiddenBy,
  tokenForbiddenBy,
  typeForbiddenBy,
} from '../legal/answers.js';
import { frostpunkKinds } from './frostpunk-kinds.js';

/** The kinds of moves for the decisions of effects, cards and laws. */
export const answerKinds = frostpunkKinds({
  chooseOption: { phases: ['option'], forbiddenBy: optionForbiddenBy, apply: chooseOption },
  chooseType: { phases: ['citizenType'], forbiddenBy: typeForbiddenBy, apply: applyToChosenType },
  drawToken: { phases: ['raise'], forbiddenBy: drawTokenForbiddenBy, apply: raiseByDrawing },
  activateToken: { phases: ['raise', 'activate'], forbiddenBy: tokenForbiddenBy, apply: activateToken },
  exhaustToken: { phases: ['lower', 'exhaust'], forbiddenBy: tokenForbiddenBy, apply: exhaustToken },
  removeToken: { phases: ['lower'], forbiddenBy: tokenForbiddenBy, apply: removeChosenToken },
  drawDeathCard: { phases: ['death'], apply: drawForDeath },
  discardForDeath: {
    phases: ['death'],
    candidates: discardCandidates,
    forbiddenBy: discardForbiddenBy,
    apply: discardForDeath,
  },
  developTechnology: { phases: ['technology'], forbiddenBy: technologyForbiddenBy, apply: beginTechnology },
  enactLaw: { phases: ['law'], forbiddenBy: lawForbiddenBy, apply: enactLaw },
  keepConsequence: { phases: ['consequence'], apply: keepConsequence },
});
