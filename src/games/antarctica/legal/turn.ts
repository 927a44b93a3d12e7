import { isFull, isOpen } from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/index.js';
import type { Pass, Sail } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

export const sailForbiddenBy = (state: State, box: Box, { to }: Sail): Refusal | undefined => {
  if (state.turn.moved) return 'AN-MOV-1';
  if (!isOpen(state, box, to)) return 'AN-MOV-3';
  if (to === state.sun) return 'AN-MOV-2';
  if (isFull(state, box, to)) return 'AN-MOV-4';
  return undefined;
};

/**
 * The second turn may be declined as long as nothing is done in it; in other phases what is offered always may.
 * @rule AN-BLD-11 AN-EFF-3 AN-EFF-14
 */
export const passForbiddenBy = ({ turn }: State, _box: Box, _move: Pass, phase: Phase): Refusal | undefined =>
  phase.kind === 'turn' && (turn.part === 'first' || turn.begun) ? 'AN-ICE-8' : undefined;

/**
 * Once its ship has moved a turn may end without an action.
 * @rule AN-ACT-3
 */
export const endForbiddenBy = ({ turn }: State): Refusal | undefined => (turn.moved ? undefined : 'AN-MOV-6');
