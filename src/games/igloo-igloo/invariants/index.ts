import type { Box } from '../components.js';
import type { State } from '../state/index.js';
import { brokenBoard } from './board.js';
import { brokenCounts } from './counts.js';
import { brokenPhase } from './phase.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const broken = (state: State, box: Box): string | null =>
  brokenBoard(state) ?? brokenCounts(state, box) ?? brokenPhase(state, box);
