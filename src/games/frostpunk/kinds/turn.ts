import { patrol } from '../apply/dusk.js';
import { eat } from '../apply/hunger.js';
import { useExpert } from '../apply/preparation.js';
import { arm, call, done, feed, pass, shift } from '../apply/turn.js';
import { eatForbiddenBy } from '../legal/answers.js';
import { doneForbiddenBy } from '../legal/building.js';
import {
  callForbiddenBy,
  feedCandidates,
  feedForbiddenBy,
  passForbiddenBy,
  patrolForbiddenBy,
  playCandidates,
  playForbiddenBy,
} from '../legal/turn.js';
import { always, kind } from './row.js';

/** The kinds of moves of a turn besides actions. */
export const turn = {
  feed: kind('feed', { in: ['turn', 'feed'], candidates: feedCandidates, forbiddenBy: feedForbiddenBy, does: feed }),
  eat: kind('eat', { in: ['eat'], forbiddenBy: eatForbiddenBy, does: eat }),
  pass: kind('pass', { in: ['turn'], forbiddenBy: passForbiddenBy, does: pass }),
  done: kind('done', { in: ['expert', 'dusk', 'build', 'shift'], forbiddenBy: doneForbiddenBy, does: done }),
  card: kind('card', { in: ['turn'], candidates: playCandidates, forbiddenBy: playForbiddenBy, does: arm }),
  call: kind('call', { in: ['turn', 'dusk'], forbiddenBy: callForbiddenBy, does: call }),
  expert: kind('expert', { in: ['expert'], forbiddenBy: always, does: useExpert }),
  patrol: kind('patrol', { in: ['dusk'], forbiddenBy: patrolForbiddenBy, does: patrol }),
  shift: kind('shift', { in: ['shift'], forbiddenBy: always, does: shift }),
};
