import { isFull, isOpen } from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import type { Place, StartCube } from '../moves.js';
import type { State } from '../state/index.js';
import { isOpenTrack } from '../track.js';

export const placeForbiddenBy = (state: State, box: Box, { zone }: Place): Refusal | undefined => {
  if (!isOpen(state, box, zone)) return 'AN-SET-2';
  if (isFull(state, zone)) return 'AN-SET-14';
  return undefined;
};

export const startCubeForbiddenBy = (state: State, box: Box, { track }: StartCube): Refusal | undefined =>
  isOpenTrack(state, box, track) ? undefined : 'AN-TRK-1';
