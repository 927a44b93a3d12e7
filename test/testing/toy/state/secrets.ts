import { each, hidden, hiddenFrom } from '../../../../src/core/secrets.js';

/** The deck is hidden from all, a hand from all others. */
export const hides = {
  deck: each(hidden),
  hands: each(each(hiddenFrom((_state, viewer, _card, player) => player !== viewer))),
};
