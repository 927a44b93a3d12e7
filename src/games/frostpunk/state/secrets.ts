import { each, hidden, hiddenFrom, inFields } from '../../../core/hidden/masks.js';
import type { State } from './index.js';

const pile = each(hidden);

/**
 * The hidden fields, the same for all players: the stacks, the cubes in the drawer, and cards that went unseen into the
 * Dusk deck.
 * @rule FP-LAW-3 FP-GEN-5
 */
export const hides = {
  tower: inFields({ drawer: hidden }),
  nearStack: pile,
  farStack: pile,
  morning: inFields({ deck: pile }),
  weather: inFields({ deck: pile }),
  council: inFields({
    deck: pile,
    current: hiddenFrom(({ council }: State, _viewer, current) => current !== -1 && !council.known),
  }),
  consequence: each(
    hiddenFrom(({ consequenceKnown }: State, _viewer, face, law) => face !== 'none' && !consequenceKnown[law]),
  ),
  citizenDeck: pile,
  expeditionDecks: inFields({ A: pile, B: pile, C: pile }),
};
