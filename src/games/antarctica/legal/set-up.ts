import { isFull, isOpen } from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/index.js';
import type { Place, StartCube } from '../moves/index.js';
import type { State } from '../state/index.js';
import { isOpenTrack } from '../track.js';

export const placeForbiddenBy = (state: State, box: Box, { zone }: Place): Refusal | undefined => {
  if (!isOpen(state, box, zone)) return 'AN-SET-2';
  if (isFull(state, box, zone)) return 'AN-SET-14';
  return undefined;
};

/** @rule AN-SET-17 */
export const startCubeForbiddenBy = (state: State, box: Box, { track }: StartCube): Refusal | undefined =>
  isOpenTrack(state, box, track) ? undefined : 'AN-TRK-1';
