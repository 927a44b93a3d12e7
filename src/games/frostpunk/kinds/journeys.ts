import { avoid, chooseStack, comeHome, explore, goFurther } from '../apply/journeys.js';
import { avoidForbiddenBy, continueForbiddenBy, stackForbiddenBy } from '../legal/answers.js';
import { always, kind } from './row.js';

/** The kinds of moves for the journeys of Scouts. */
export const journeys = {
  avoid: kind('avoid', { in: ['arrive'], forbiddenBy: avoidForbiddenBy, does: avoid }),
  explore: kind('explore', { in: ['arrive'], forbiddenBy: always, does: explore }),
  continue: kind('continue', { in: ['return'], forbiddenBy: continueForbiddenBy, does: goFurther }),
  return: kind('return', { in: ['return'], forbiddenBy: always, does: comeHome }),
  stack: kind('stack', { in: ['scout'], forbiddenBy: stackForbiddenBy, does: chooseStack }),
};
