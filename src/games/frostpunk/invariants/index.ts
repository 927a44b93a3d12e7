import type { Box } from '../box.js';
import type { State } from '../state/index.js';
import { cardsContradiction } from './cards.js';
import { cityContradiction } from './city.js';
import { courseContradiction } from './course.js';
import { effectStackContradiction } from './effect-stack.js';
import { mapContradiction } from './map.js';
import { outcomeContradiction } from './outcome.js';
import { phaseContradiction } from './phase.js';
import { policyContradiction } from './policy.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const findContradiction = (state: State, box: Box): string | null =>
  courseContradiction(state, box) ??
  cityContradiction(state, box) ??
  mapContradiction(state, box) ??
  cardsContradiction(state, box) ??
  policyContradiction(state, box) ??
  outcomeContradiction(state, box) ??
  effectStackContradiction(state, box) ??
  phaseContradiction(state, box);
