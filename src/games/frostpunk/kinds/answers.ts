import { activate, chooseOption, chooseType, exhaust, keep, remove, token } from '../apply/answers.js';
import { beginTechnology } from '../apply/dawn.js';
import { discardForDeath, drawForDeath } from '../effects/death.js';
import { enactLaw } from '../effects/laws.js';
import {
  discardCandidates,
  discardForbiddenBy,
  drawForbiddenBy,
  lawForbiddenBy,
  optionForbiddenBy,
  technologyForbiddenBy,
  turnForbiddenBy,
  typeForbiddenBy,
} from '../legal/answers.js';
import { always, kind } from './row.js';

/** The kinds of moves for the decisions of effects, cards and laws. */
export const answers = {
  option: kind('option', { in: ['option'], forbiddenBy: optionForbiddenBy, does: chooseOption }),
  type: kind('type', { in: ['type'], forbiddenBy: typeForbiddenBy, does: chooseType }),
  token: kind('token', { in: ['raise'], forbiddenBy: drawForbiddenBy, does: token }),
  activate: kind('activate', { in: ['raise', 'activate'], forbiddenBy: turnForbiddenBy, does: activate }),
  exhaust: kind('exhaust', { in: ['lower', 'exhaust'], forbiddenBy: turnForbiddenBy, does: exhaust }),
  remove: kind('remove', { in: ['lower'], forbiddenBy: turnForbiddenBy, does: remove }),
  draw: kind('draw', { in: ['death'], forbiddenBy: always, does: drawForDeath }),
  discard: kind('discard', {
    in: ['death'],
    candidates: discardCandidates,
    forbiddenBy: discardForbiddenBy,
    does: discardForDeath,
  }),
  technology: kind('technology', { in: ['technology'], forbiddenBy: technologyForbiddenBy, does: beginTechnology }),
  law: kind('law', { in: ['law'], forbiddenBy: lawForbiddenBy, does: enactLaw }),
  keep: kind('keep', { in: ['consequence'], forbiddenBy: always, does: keep }),
};
