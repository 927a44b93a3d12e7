import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, TRACKS } from '../components/index.js';
import type { State } from '../state/index.js';
import { isOpenTrack, spaceAfter } from '../track.js';

/**
 * Returns the reason why a player cannot advance on a track; `also` is a further reason against an open one.
 * @rule AN-TRK-1 AN-TRK-3 AN-TRK-7
 */
export const trackForbiddenBy = (
  state: State,
  box: Box,
  player: Player,
  track: number,
  also?: Reason,
): Reason | undefined => {
  if (!isOpenTrack(state, box, track)) return 'track-closed';
  if (also !== undefined) return also;
  const from = state.cubes[track]![player]!;
  if (from === 0 && state.freeCubes[player] === 0) return 'no-cube';
  return spaceAfter(state, box, track, player, 1) === from ? 'track-ended' : undefined;
};

/** The mask of taken tracks with none taken. */
export const NO_TRACK: readonly boolean[] = Object.freeze(new Array<boolean>(TRACKS).fill(false));

/** Checks whether a player can advance on any track but those already taken. */
export const canAdvance = (state: State, box: Box, player: Player, taken: readonly boolean[]): boolean => {
  for (let track = 0; track < TRACKS; track++) {
    if (!taken[track] && trackForbiddenBy(state, box, player, track) === undefined) return true;
  }
  return false;
};
