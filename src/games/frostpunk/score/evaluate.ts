import type { ByPlayer } from '../../../core/contract/game.js';
import type { Box } from '../box.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/** Returns the current points of the city, of which nothing is hidden; the same for all players. */
export const evaluate = (state: State | View, box: Box): ByPlayer<number> =>
  score(state as State, box).players.map(({ total }) => total);
