import { takeDuskOffer } from '../apply/dusk.js';
import { eatFood } from '../apply/hunger.js';
import { useExpert } from '../apply/preparation.js';
import { burnCoal, finishDecision, pass, playCard, useCallOfDuty, workLongShift } from '../apply/turn.js';
import { eatForbiddenBy } from '../legal/answers.js';
import { doneForbiddenBy } from '../legal/building.js';
import {
  burnCoalCandidates,
  burnCoalForbiddenBy,
  callOfDutyForbiddenBy,
  duskOfferForbiddenBy,
  passForbiddenBy,
  playCardCandidates,
  playCardForbiddenBy,
} from '../legal/turn.js';
import { frostpunkKinds } from './frostpunk-kinds.js';

/** The kinds of moves of a turn besides actions. */
export const turnKinds = frostpunkKinds({
  burnCoal: {
    phases: ['turn', 'burnCoal'],
    candidates: burnCoalCandidates,
    forbiddenBy: burnCoalForbiddenBy,
    apply: burnCoal,
  },
  eat: { phases: ['eat'], forbiddenBy: eatForbiddenBy, apply: eatFood },
  pass: { phases: ['turn'], forbiddenBy: passForbiddenBy, apply: pass },
  done: { phases: ['expert', 'dusk', 'build', 'longShift'], forbiddenBy: doneForbiddenBy, apply: finishDecision },
  playCard: { phases: ['turn'], candidates: playCardCandidates, forbiddenBy: playCardForbiddenBy, apply: playCard },
  useCallOfDuty: { phases: ['turn', 'dusk'], forbiddenBy: callOfDutyForbiddenBy, apply: useCallOfDuty },
  useExpert: { phases: ['expert'], apply: useExpert },
  takeDuskOffer: { phases: ['dusk'], forbiddenBy: duskOfferForbiddenBy, apply: takeDuskOffer },
  workLongShift: { phases: ['longShift'], apply: workLongShift },
});
