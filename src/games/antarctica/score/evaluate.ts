import type { ByPlayer } from '../../../core/contract/game.js';
import type { Box } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { comparisonsOf } from './index.js';

/** Returns the current points by player: everything scored is public. */
export const evaluate = (state: State | View, box: Box): ByPlayer<number> => {
  const totals = state.buildingCards.map(() => 0);
  for (const { points } of comparisonsOf(state, box)) {
    for (let player = 0; player < points.length; player++) totals[player]! += points[player]!;
  }
  return totals;
};
