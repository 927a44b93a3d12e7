import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, TRACKS } from '../components/index.js';
import type { State } from '../state/index.js';
import { isTrackOpen, spaceAfter } from '../track.js';

/**
 * Returns the reason why a player cannot advance on a track; `otherReason` is a further reason against an open one.
 * @rule AN-TRK-1 AN-TRK-3 AN-TRK-7
 */
export const trackForbiddenBy = (
  state: State,
  box: Box,
  player: Player,
  track: number,
  otherReason?: Reason,
): Reason | undefined => {
  if (!isTrackOpen(state, box, track)) return 'track-closed';
  if (otherReason !== undefined) return otherReason;
  const from = state.cubeSpaces[track]![player]!;
  if (from === 0 && state.freeCubes[player] === 0) return 'no-cube';
  return spaceAfter(state, box, track, player, 1) === from ? 'track-ended' : undefined;
};

/** The tracks chosen, when none is yet. */
export const NO_TRACKS_CHOSEN: readonly boolean[] = Object.freeze(new Array<boolean>(TRACKS).fill(false));

/** Checks whether a player can advance on any track but those already chosen. */
export const canAdvance = (state: State, box: Box, player: Player, tracksChosen: readonly boolean[]): boolean => {
  for (let track = 0; track < TRACKS; track++) {
    if (!tracksChosen[track] && trackForbiddenBy(state, box, player, track) === undefined) return true;
  }
  return false;
};
