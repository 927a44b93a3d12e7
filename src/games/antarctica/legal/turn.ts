import type { Reason } from '../clauses/reasons.js';
import type { Box } from '../components/index.js';
import type { Pass, Sail } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';
import { isZoneFull, isZoneOpen } from '../zones.js';

/** @rule AN-MOV-1 AN-MOV-2 AN-MOV-3 AN-MOV-4 */
export const sailForbiddenBy = (state: State, box: Box, { to }: Sail): Reason | undefined => {
  if (state.turn.hasSailed) return 'sailed';
  if (!isZoneOpen(state, box, to)) return 'sail-closed';
  if (to === state.sun) return 'sail-stays';
  if (isZoneFull(state, box, to)) return 'sail-full';
  return undefined;
};

/**
 * Allows declining a second turn in which nothing has been done, and declining to move a ship by an effect.
 * @rule AN-BLD-11 AN-EFF-6 AN-EFF-14 AN-ICE-8
 */
export const passForbiddenBy = ({ turn }: State, _box: Box, _move: Pass, { kind }: Phase): Reason | undefined => {
  if (kind === 'advance') return 'steps';
  if (kind === 'advanceAll') return 'must-advance';
  if (kind === 'relocateShip') return undefined;
  if (turn.turnOfStop === 'first') return 'first-turn';
  return turn.hasMadeMove ? 'begun' : undefined;
};

/**
 * Allows ending a turn without an action once its ship has moved.
 * @rule AN-ACT-3 AN-MOV-6
 */
export const endForbiddenBy = ({ turn }: State): Reason | undefined => (turn.hasSailed ? undefined : 'not-sailed');
