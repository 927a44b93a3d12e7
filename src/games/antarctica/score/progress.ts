import type { ByPlayer } from '../../../core/contract/game.js';
import type { Box } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { countsOf } from './index.js';

/** Returns the current points by player: everything scored is public. */
export const progress = (state: State | View, box: Box): ByPlayer<number> => {
  const totals = state.taken.map(() => 0);
  for (const { points } of countsOf(state, box)) {
    for (let player = 0; player < points.length; player++) totals[player]! += points[player]!;
  }
  return totals;
};
