import type { Box } from '../components.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/** By player, the points as the board stands: all that counts lies open. */
export const progress = (state: State | View, box: Box): readonly number[] =>
  score(state as State, box).players.map(({ total }) => total);
