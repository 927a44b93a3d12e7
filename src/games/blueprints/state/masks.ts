import type { Viewer } from '../../../core/contract/game.js';
import { hiddenFrom, hiddenFromAll, inItems } from '../../../core/masks.js';
import type { State } from './index.js';

const isBehindScreen = ({ phase }: State, viewer: Viewer, player: number): boolean =>
  phase.kind !== 'over' && player !== viewer;

/**
 * The hidden fields: plans and cells of others until the game is over. It is visible which plans are still to be dealt,
 * and which dice were discarded.
 * @rule BP-INFO-1
 */
export const stateMasks = {
  deck: inItems(hiddenFromAll),
  plans: inItems(
    hiddenFrom((state: State, viewer, plan, player) => plan !== -1 && isBehindScreen(state, viewer, player)),
  ),
  dieCells: inItems(
    inItems(hiddenFrom((state: State, viewer, cell, player) => cell !== -1 && isBehindScreen(state, viewer, player))),
  ),
};
