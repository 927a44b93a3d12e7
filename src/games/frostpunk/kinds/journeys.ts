import { avoid, chooseScout, continueExpedition, explore, returnScout } from '../apply/journeys.js';
import { avoidForbiddenBy, continueForbiddenBy, scoutChoiceForbiddenBy } from '../legal/answers.js';
import { frostpunkKinds } from './frostpunk-kinds.js';

/** The kinds of moves for the journeys of Scouts. */
export const journeyKinds = frostpunkKinds({
  avoid: { phases: ['arrived'], forbiddenBy: avoidForbiddenBy, apply: avoid },
  explore: { phases: ['arrived'], apply: explore },
  continue: { phases: ['explored'], forbiddenBy: continueForbiddenBy, apply: continueExpedition },
  return: { phases: ['explored'], apply: returnScout },
  chooseScout: { phases: ['chooseScout'], forbiddenBy: scoutChoiceForbiddenBy, apply: chooseScout },
});
