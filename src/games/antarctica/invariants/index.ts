import type { Box } from '../components/index.js';
import type { State } from '../state/index.js';
import { brokenBoard } from './board.js';
import { brokenCards } from './cards.js';
import { brokenPhase } from './phase.js';
import { brokenPieces } from './pieces.js';
import { brokenTurn } from './turn.js';

/** Returns the path of the first field that contradicts the rest of a state, or with which no game can go on. */
export const broken = (state: State, box: Box): string | null =>
  brokenBoard(state, box) ??
  brokenPieces(state, box) ??
  brokenCards(state, box) ??
  brokenTurn(state, box) ??
  brokenPhase(state, box);
