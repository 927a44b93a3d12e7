import { boxed, type Made, type Sign, signWords } from '../../../core/signs.js';
import { prepare } from '../components/index.js';
import type { Recruited } from '../events/index.js';
import type { State } from '../state/index.js';
import type { Antarctica } from '../types.js';

/** A move or the deal, and what came of it. */
export type Step = Made<Antarctica>;

/** The words in which signs are written. */
export const { always, onMove, onEvent, anyOf } = signWords<Antarctica>();

/** The tables that the rules read. */
export const boxOf = boxed(prepare);

/** At the deal of a game of which something holds. */
export const onDeal =
  (holds: (state: State, step: Step) => boolean): Sign<Antarctica> =>
  (step) =>
    step.move === null && holds(step.after, step);

/** Scientists are recruited for this reason. */
export const recruits = (wanted: Recruited['reason']): Sign<Antarctica> =>
  onEvent('recruited', ({ reason }) => reason === wanted);

/** A ship is built, by the action or by an effect. */
export const shipBuilt = (by: 'action' | 'effect'): Sign<Antarctica> =>
  onEvent(
    'shipPlaced',
    ({ reason }, { move }) => reason === 'built' && (move?.kind === 'buildShip') === (by === 'action'),
  );

/** A shipyard card or an icebreaker is played. */
export const playsCard = onMove(['playScientist', 'playRecruits', 'playProgress', 'playIcebreaker']);
