import { each, hidden, hiddenFrom } from '../../../core/secrets.js';

/**
 * What lies face down and what was thawed is hidden from everybody, a hand from everybody else.
 * @rule IG-INFO-1 IG-INFO-2
 */
export const hides = {
  faces: each(hiddenFrom((_state, _viewer, face) => face !== null)),
  hands: each(hiddenFrom((_state, viewer, _hand, player) => player !== viewer)),
  lost: hidden,
};
