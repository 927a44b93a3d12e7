import type { Viewer } from '../../../../src/core/game.js';
import { each, hidden, hiddenFrom } from '../../../../src/core/secrets.js';
import type { State } from './index.js';

const isOfAnother = (_state: State, viewer: Viewer, _card: number, player: number): boolean => player !== viewer;
const isUnderCover = (state: State, viewer: Viewer, card: number, player: number): boolean =>
  state.phase.kind !== 'over' && isOfAnother(state, viewer, card, player);

/** The deck is hidden from all, a hand from all others, and so are cards that they have covered until the game is over. */
export const hides = {
  deck: each(hidden),
  hands: each(each(hiddenFrom(isOfAnother))),
  covered: each(each(hiddenFrom(isUnderCover))),
};
