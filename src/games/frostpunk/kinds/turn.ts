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
import { createMoveKind, forbidNothing } from './move-kind.js';

/** The kinds of moves of a turn besides actions. */
export const turnKinds = {
  burnCoal: createMoveKind('burnCoal', {
    phases: ['turn', 'burnCoal'],
    candidates: burnCoalCandidates,
    forbiddenBy: burnCoalForbiddenBy,
    apply: burnCoal,
  }),
  eat: createMoveKind('eat', { phases: ['eat'], forbiddenBy: eatForbiddenBy, apply: eatFood }),
  pass: createMoveKind('pass', { phases: ['turn'], forbiddenBy: passForbiddenBy, apply: pass }),
  done: createMoveKind('done', {
    phases: ['expert', 'dusk', 'build', 'longShift'],
    forbiddenBy: doneForbiddenBy,
    apply: finishDecision,
  }),
  playCard: createMoveKind('playCard', {
    phases: ['turn'],
    candidates: playCardCandidates,
    forbiddenBy: playCardForbiddenBy,
    apply: playCard,
  }),
  useCallOfDuty: createMoveKind('useCallOfDuty', {
    phases: ['turn', 'dusk'],
    forbiddenBy: callOfDutyForbiddenBy,
    apply: useCallOfDuty,
  }),
  useExpert: createMoveKind('useExpert', { phases: ['expert'], forbiddenBy: forbidNothing, apply: useExpert }),
  takeDuskOffer: createMoveKind('takeDuskOffer', {
    phases: ['dusk'],
    forbiddenBy: duskOfferForbiddenBy,
    apply: takeDuskOffer,
  }),
  workLongShift: createMoveKind('workLongShift', {
    phases: ['longShift'],
    forbiddenBy: forbidNothing,
    apply: workLongShift,
  }),
};
