import { each, hidden, hiddenFrom } from '../../../core/hidden/masks.js';
import type { State } from './index.js';

/**
 * The hidden fields: the orders of all piles, except the cards of the deck that the viewer has seen.
 * @rule NU-GEN-3
 */
export const hides = {
  stack: each(hidden),
  deck: each(hiddenFrom(({ peek }: State, viewer, _card, place) => peek.player !== viewer || place >= peek.count)),
  favourDeck: each(hidden),
};
