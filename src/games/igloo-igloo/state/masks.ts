import { hiddenFrom, hiddenFromAll, inItems } from '../../../core/masks.js';

/**
 * The hidden fields: face-down and thawed tiles for all viewers, a hand for all but its owner.
 * @rule IG-INFO-1 IG-INFO-2
 */
export const stateMasks = {
  faceDownTiles: inItems(hiddenFrom((_state, _viewer, face) => face !== null)),
  hands: inItems(hiddenFrom((_state, viewer, _hand, player) => player !== viewer)),
  thawedTiles: hiddenFromAll,
};
