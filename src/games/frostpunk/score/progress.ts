import type { Box } from '../box.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/** The points of the city as it stands, of which nothing is hidden; the same for everybody. */
export const progress = (state: State | View, box: Box): readonly number[] =>
  score(state as State, box).players.map(({ total }) => total);
