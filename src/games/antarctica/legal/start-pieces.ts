import type { Reason } from '../clauses/reasons.js';
import type { Box } from '../components/index.js';
import type { PlaceShip, PlaceStartCube } from '../moves/index.js';
import type { State } from '../state/index.js';
import { isTrackOpen } from '../track.js';
import { isZoneFull, isZoneOpen } from '../zones.js';

/** @rule AN-SET-2 AN-SET-14 */
export const placeShipForbiddenBy = (state: State, box: Box, { zone }: PlaceShip): Reason | undefined => {
  if (!isZoneOpen(state, box, zone)) return 'place-closed';
  if (isZoneFull(state, box, zone)) return 'place-full';
  return undefined;
};

/** @rule AN-SET-17 AN-TRK-1 */
export const placeStartCubeForbiddenBy = (state: State, box: Box, { track }: PlaceStartCube): Reason | undefined =>
  isTrackOpen(state, box, track) ? undefined : 'track-closed';
