import type { Player } from '../../core/game.js';
import type { Box } from './components/index.js';
import type { State } from './state/index.js';

/** Whether a track is in use with this number of players. */
export const isOpenTrack = ({ players }: State, box: Box, track: number): boolean =>
  box.tables[players].openTracks[track]!;

/**
 * The space that a cube reaches; where it stands when no free space lies ahead.
 * @rule AN-TRK-2 AN-TRK-4 AN-TRK-6
 */
export const spaceAfter = (state: State, box: Box, track: number, player: Player, steps: number): number => {
  const cubes = state.cubes[track]!;
  const { end } = box.tracks[track]!;
  let reached = cubes[player]!;
  for (let space = reached + 1, left = steps; space <= end && left > 0; space++) {
    if (cubes.includes(space)) continue;
    reached = space;
    left--;
  }
  return reached;
};
