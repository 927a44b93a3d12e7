import type { Viewer } from '../../../../src/core/contract/game.js';
import { hiddenFrom, hiddenFromAll, inItems } from '../../../../src/core/masks.js';
import type { State } from './index.js';

const isOfAnother = (_state: State, viewer: Viewer, _card: number, player: number): boolean => player !== viewer;
const isUnderCover = (state: State, viewer: Viewer, card: number, player: number): boolean =>
  state.phase.kind !== 'over' && isOfAnother(state, viewer, card, player);

/**
 * The masks of the state: the deck is hidden from all, hands from others, and covered cards from others until the game
 * is over.
 */
export const hides = {
  deck: inItems(hiddenFromAll),
  hands: inItems(inItems(hiddenFrom(isOfAnother))),
  covered: inItems(inItems(hiddenFrom(isUnderCover))),
};
