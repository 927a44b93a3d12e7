import type { Player } from '../../../core/game.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, TRACKS } from '../components/index.js';
import type { State } from '../state/index.js';
import { isOpenTrack, spaceAfter } from '../track.js';

/** Why a player cannot advance on a track; `also` is what else speaks against one that is open. */
export const trackForbiddenBy = (
  state: State,
  box: Box,
  player: Player,
  track: number,
  also?: Refusal,
): Refusal | undefined => {
  if (!isOpenTrack(state, box, track)) return 'AN-TRK-1';
  if (also !== undefined) return also;
  const from = state.cubes[track]![player]!;
  if (from === 0 && state.freeCubes[player] === 0) return 'AN-TRK-3';
  return spaceAfter(state, box, track, player, 1) === from ? 'AN-TRK-7' : undefined;
};

/** No track is taken. */
export const NO_TRACK: readonly boolean[] = new Array<boolean>(TRACKS).fill(false);

/** Whether a player can advance on any track but those already taken. */
export const canAdvance = (state: State, box: Box, player: Player, taken: readonly boolean[]): boolean => {
  for (let track = 0; track < TRACKS; track++) {
    if (!taken[track] && trackForbiddenBy(state, box, player, track) === undefined) return true;
  }
  return false;
};
