import { hiddenFrom, hiddenFromAll, inFields, inItems } from '../../../core/masks.js';
import type { State } from './index.js';

const hiddenPile = inItems(hiddenFromAll);

/**
 * The hidden fields, the same for all players: the stacks, the cubes in the drawer, and cards that went unseen into the
 * Dusk deck.
 * @rule FP-LAW-3 FP-GEN-5
 */
export const stateMasks = {
  tower: inFields({ drawer: hiddenFromAll }),
  nearStack: hiddenPile,
  farStack: hiddenPile,
  morning: inFields({ drawStack: hiddenPile }),
  weather: inFields({ drawStack: hiddenPile }),
  council: inFields({
    drawStack: hiddenPile,
    current: hiddenFrom(({ council }: State, _viewer, current) => current !== -1 && !council.isCurrentKnown),
  }),
  lawConsequence: inItems(
    hiddenFrom(({ isConsequenceKnown }: State, _viewer, face, law) => face !== 'none' && !isConsequenceKnown[law]),
  ),
  citizenDrawStack: hiddenPile,
  expeditionDrawStacks: inFields({ A: hiddenPile, B: hiddenPile, C: hiddenPile }),
};
