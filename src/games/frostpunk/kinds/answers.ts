import {
  activate,
  chooseOption,
  chooseType,
  discard,
  draw,
  exhaust,
  keep,
  law,
  remove,
  token,
} from '../apply/answers.js';
import { beginTechnology } from '../apply/dawn.js';
import {
  discardForbiddenBy,
  drawForbiddenBy,
  lawForbiddenBy,
  optionForbiddenBy,
  technologyForbiddenBy,
  turnForbiddenBy,
  typeForbiddenBy,
} from '../legal/answers.js';
import { always, kind } from './row.js';

/** What effects, cards and laws ask. */
export const answers = {
  option: kind('option', { in: ['option'], forbiddenBy: optionForbiddenBy, does: chooseOption }),
  type: kind('type', { in: ['type'], forbiddenBy: typeForbiddenBy, does: chooseType }),
  token: kind('token', { in: ['raise'], forbiddenBy: drawForbiddenBy, does: token }),
  activate: kind('activate', { in: ['raise', 'activate'], forbiddenBy: turnForbiddenBy, does: activate }),
  exhaust: kind('exhaust', { in: ['lower', 'exhaust'], forbiddenBy: turnForbiddenBy, does: exhaust }),
  remove: kind('remove', { in: ['lower'], forbiddenBy: turnForbiddenBy, does: remove }),
  draw: kind('draw', { in: ['death'], forbiddenBy: always, does: draw }),
  discard: kind('discard', { in: ['death'], forbiddenBy: discardForbiddenBy, does: discard }),
  technology: kind('technology', { in: ['technology'], forbiddenBy: technologyForbiddenBy, does: beginTechnology }),
  law: kind('law', { in: ['law'], forbiddenBy: lawForbiddenBy, does: law }),
  keep: kind('keep', { in: ['consequence'], forbiddenBy: always, does: keep }),
};
