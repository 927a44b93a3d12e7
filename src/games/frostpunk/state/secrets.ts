import { each, hidden, hiddenFrom, within } from '../../../core/secrets.js';
import type { State } from './index.js';

const pile = each(hidden);

/**
 * The hidden fields, the same for all players: the stacks, the cubes in the drawer, and cards that went unseen into the
 * Dusk deck.
 * @rule FP-LAW-3 FP-GEN-5
 */
export const hides = {
  tower: within({ drawer: hidden }),
  nearStack: pile,
  farStack: pile,
  morning: within({ deck: pile }),
  weather: within({ deck: pile }),
  council: within({
    deck: pile,
    current: hiddenFrom(({ council }: State, _viewer, current) => current !== -1 && !council.known),
  }),
  consequence: each(
    hiddenFrom(({ consequenceKnown }: State, _viewer, face, law) => face !== 'none' && !consequenceKnown[law]),
  ),
  citizenDeck: pile,
  expeditionDecks: within({ A: pile, B: pile, C: pile }),
};
