import type { ByPlayer } from '../../../core/contract/game.js';
import type { Box } from '../components.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/** Returns the current points by player: everything scored is public. */
export const evaluate = (state: State | View, box: Box): ByPlayer<number> =>
  score(state as State, box).players.map(({ total }) => total);
