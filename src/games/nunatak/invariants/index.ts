import type { Box } from '../components/index.js';
import type { State } from '../state/index.js';
import { cardsContradiction } from './cards.js';
import { favoursContradiction } from './favours.js';
import { modeContradiction } from './mode.js';
import { phaseContradiction } from './phase.js';
import { templeContradiction } from './temple.js';
import { turnContradiction } from './turn.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const findContradiction = (state: State, box: Box): string | null =>
  modeContradiction(state) ??
  turnContradiction(state, box) ??
  cardsContradiction(state, box) ??
  templeContradiction(state, box) ??
  favoursContradiction(state, box) ??
  phaseContradiction(state, box);
