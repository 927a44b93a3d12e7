import { type MoveMade, preparedOnce, type Sign, signWords } from '../../../signs/sign.js';
import { prepare } from '../components/index.js';
import type { Recruited } from '../events/index.js';
import type { State } from '../state/index.js';
import type { Antarctica } from '../types.js';

/** A move or the deal, with its outcome. */
export type Step = MoveMade<Antarctica>;

/** The functions that signs are built from. */
export const { always, onMove, onEvent, anyOf } = signWords<Antarctica>();

/** Returns the tables that the rules read. */
export const boxOf = preparedOnce(prepare);

/** Returns a sign of the deal of a game for which `holds` is true. */
export const onDeal =
  (holds: (state: State, step: Step) => boolean): Sign<Antarctica> =>
  (step) =>
    step.move === null && holds(step.after, step);

/** Returns a sign that scientists are recruited for a reason. */
export const recruits = (wanted: Recruited['reason']): Sign<Antarctica> =>
  onEvent('recruited', ({ reason }) => reason === wanted);

/** Returns a sign that a ship is built, by the action or by an effect. */
export const shipBuilt = (by: 'action' | 'effect'): Sign<Antarctica> =>
  onEvent(
    'shipPlaced',
    ({ reason }, { move }) => reason === 'built' && (move?.kind === 'buildShip') === (by === 'action'),
  );

/** A shipyard card or an icebreaker is played. */
export const playsCard = onMove(['playScientist', 'playRecruits', 'playProgress', 'playIcebreaker']);
