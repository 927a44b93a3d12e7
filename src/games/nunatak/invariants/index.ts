import type { Box } from '../components/index.js';
import type { State } from '../state/index.js';
import { brokenCards } from './cards.js';
import { brokenFavours } from './favours.js';
import { brokenMode } from './mode.js';
import { brokenPhase } from './phase.js';
import { brokenTemple } from './temple.js';
import { brokenTurn } from './turn.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const broken = (state: State, box: Box): string | null =>
  brokenMode(state) ??
  brokenTurn(state, box) ??
  brokenCards(state, box) ??
  brokenTemple(state, box) ??
  brokenFavours(state, box) ??
  brokenPhase(state, box);
