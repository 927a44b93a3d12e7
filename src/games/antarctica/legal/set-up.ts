import type { Reason } from '../clauses/reasons.js';
import type { Box } from '../components/index.js';
import type { Place, StartCube } from '../moves/index.js';
import type { State } from '../state/index.js';
import { isOpenTrack } from '../track.js';
import { isFull, isOpen } from '../zones.js';

/** @rule AN-SET-2 AN-SET-14 */
export const placeForbiddenBy = (state: State, box: Box, { zone }: Place): Reason | undefined => {
  if (!isOpen(state, box, zone)) return 'place-closed';
  if (isFull(state, box, zone)) return 'place-full';
  return undefined;
};

/** @rule AN-SET-17 AN-TRK-1 */
export const startCubeForbiddenBy = (state: State, box: Box, { track }: StartCube): Reason | undefined =>
  isOpenTrack(state, box, track) ? undefined : 'track-closed';
