import { avoid, chooseScout, continueExpedition, explore, returnScout } from '../apply/journeys.js';
import { avoidForbiddenBy, continueForbiddenBy, scoutChoiceForbiddenBy } from '../legal/answers.js';
import { createMoveKind, forbidNothing } from './move-kind.js';

/** The kinds of moves for the journeys of Scouts. */
export const journeyKinds = {
  avoid: createMoveKind('avoid', { phases: ['arrived'], forbiddenBy: avoidForbiddenBy, apply: avoid }),
  explore: createMoveKind('explore', { phases: ['arrived'], forbiddenBy: forbidNothing, apply: explore }),
  continue: createMoveKind('continue', {
    phases: ['explored'],
    forbiddenBy: continueForbiddenBy,
    apply: continueExpedition,
  }),
  return: createMoveKind('return', { phases: ['explored'], forbiddenBy: forbidNothing, apply: returnScout }),
  chooseScout: createMoveKind('chooseScout', {
    phases: ['chooseScout'],
    forbiddenBy: scoutChoiceForbiddenBy,
    apply: chooseScout,
  }),
};
