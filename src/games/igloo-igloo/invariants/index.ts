import type { Box } from '../components.js';
import type { State } from '../state/index.js';
import { boardContradiction } from './board.js';
import { countsContradiction } from './counts.js';
import { phaseContradiction } from './phase.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const findContradiction = (state: State, box: Box): string | null =>
  boardContradiction(state) ?? countsContradiction(state, box) ?? phaseContradiction(state, box);
