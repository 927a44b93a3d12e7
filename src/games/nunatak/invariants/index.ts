import type { Box } from '../components.js';
import type { State } from '../state/index.js';
import { brokenCards } from './cards.js';
import { brokenFavours } from './favours.js';
import { brokenPhase } from './phase.js';
import { brokenSeats } from './seats.js';
import { brokenTemple } from './temple.js';
import { brokenTurn } from './turn.js';

/** The path of the first thing in a state that contradicts the rest, or that no game can lead to. */
export const broken = (state: State, box: Box): string | null =>
  brokenSeats(state) ??
  brokenTurn(state) ??
  brokenCards(state, box) ??
  brokenTemple(state, box) ??
  brokenFavours(state, box) ??
  brokenPhase(state, box);
