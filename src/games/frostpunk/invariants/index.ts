import type { Box } from '../box.js';
import type { State } from '../state/index.js';
import { brokenAgenda } from './agenda.js';
import { brokenCards } from './cards.js';
import { brokenCity } from './city.js';
import { brokenCourse } from './course.js';
import { brokenMap } from './map.js';
import { brokenOutcome } from './outcome.js';
import { brokenPhase } from './phase.js';
import { brokenPolicy } from './policy.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const broken = (state: State, box: Box): string | null =>
  brokenCourse(state, box) ??
  brokenCity(state, box) ??
  brokenMap(state, box) ??
  brokenCards(state, box) ??
  brokenPolicy(state, box) ??
  brokenOutcome(state, box) ??
  brokenAgenda(state, box) ??
  brokenPhase(state, box);
