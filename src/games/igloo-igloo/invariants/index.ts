import type { Box } from '../components.js';
import type { State } from '../state/index.js';
import { brokenBoard } from './board.js';
import { brokenCounts } from './counts.js';
import { brokenPhase } from './phase.js';

/** The path of the first thing in a state that contradicts the rest, or that no game can lead to. */
export const broken = (state: State, box: Box): string | null =>
  brokenBoard(state) ?? brokenCounts(state, box) ?? brokenPhase(state, box);
