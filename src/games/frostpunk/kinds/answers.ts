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
import { createMoveKind, forbidNothing } from './move-kind.js';

/** The kinds of moves for the decisions of effects, cards and laws. */
export const answerKinds = {
  chooseOption: createMoveKind('chooseOption', {
    phases: ['option'],
    forbiddenBy: optionForbiddenBy,
    apply: chooseOption,
  }),
  chooseType: createMoveKind('chooseType', {
    phases: ['citizenType'],
    forbiddenBy: typeForbiddenBy,
    apply: applyToChosenType,
  }),
  drawToken: createMoveKind('drawToken', {
    phases: ['raise'],
    forbiddenBy: drawTokenForbiddenBy,
    apply: raiseByDrawing,
  }),
  activateToken: createMoveKind('activateToken', {
    phases: ['raise', 'activate'],
    forbiddenBy: tokenForbiddenBy,
    apply: activateToken,
  }),
  exhaustToken: createMoveKind('exhaustToken', {
    phases: ['lower', 'exhaust'],
    forbiddenBy: tokenForbiddenBy,
    apply: exhaustToken,
  }),
  removeToken: createMoveKind('removeToken', {
    phases: ['lower'],
    forbiddenBy: tokenForbiddenBy,
    apply: removeChosenToken,
  }),
  drawDeathCard: createMoveKind('drawDeathCard', {
    phases: ['death'],
    forbiddenBy: forbidNothing,
    apply: drawForDeath,
  }),
  discardForDeath: createMoveKind('discardForDeath', {
    phases: ['death'],
    candidates: discardCandidates,
    forbiddenBy: discardForbiddenBy,
    apply: discardForDeath,
  }),
  developTechnology: createMoveKind('developTechnology', {
    phases: ['technology'],
    forbiddenBy: technologyForbiddenBy,
    apply: beginTechnology,
  }),
  enactLaw: createMoveKind('enactLaw', { phases: ['law'], forbiddenBy: lawForbiddenBy, apply: enactLaw }),
  keepConsequence: createMoveKind('keepConsequence', {
    phases: ['consequence'],
    forbiddenBy: forbidNothing,
    apply: keepConsequence,
  }),
};
