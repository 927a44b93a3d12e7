import { each, hidden, hiddenFrom } from '../../../core/secrets.js';
import type { State } from './index.js';

/**
 * The orders of all piles are hidden, but for the cards of the deck at which the viewer has looked.
 * @rule NU-GEN-3
 */
export const hides = {
  stack: each(hidden),
  deck: each(hiddenFrom(({ peek }: State, viewer, _card, place) => peek.player !== viewer || place >= peek.count)),
  favourDeck: each(hidden),
};
