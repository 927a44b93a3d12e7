import { hiddenFrom, hiddenFromAll, inItems } from '../../../core/masks.js';
import type { State } from './index.js';

/**
 * The hidden fields: the orders of all piles, except the cards of the deck that the viewer has seen.
 * @rule NU-GEN-3
 */
export const stateMasks = {
  tileStack: inItems(hiddenFromAll),
  deck: inItems(
    hiddenFrom(({ peek }: State, viewer, _card, deckIndex) => peek.player !== viewer || deckIndex >= peek.count),
  ),
  favourDeck: inItems(hiddenFromAll),
};
