import type { Box } from '../components/index.js';
import type { State } from '../state/index.js';
import { boardContradiction } from './board.js';
import { cardsContradiction } from './cards.js';
import { phaseContradiction } from './phase.js';
import { piecesContradiction } from './pieces.js';
import { turnContradiction } from './turn.js';

/** Returns the path of the first field that contradicts the rest of a state, or with which no game can go on. */
export const findContradiction = (state: State, box: Box): string | null =>
  boardContradiction(state, box) ??
  piecesContradiction(state, box) ??
  cardsContradiction(state, box) ??
  turnContradiction(state, box) ??
  phaseContradiction(state, box);
