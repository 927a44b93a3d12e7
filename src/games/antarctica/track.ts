import type { Player } from '../../core/game.js';
import { sum } from '../../core/list.js';
import { type Box, type TrackTable, tableFor } from './components/index.js';
import type { State } from './state/index.js';

/** Whether a track is in use with this number of players. */
export const isOpenTrack = ({ players }: Pick<State, 'players'>, box: Box, track: number): boolean =>
  ((tableFor(box, players).openTracks >> track) & 1) === 1;

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

/**
 * The most effects that can wait at a time: twice as many as a game has for all cubes together. As many may wait in a
 * position from outside as leave room for those that can still be reached.
 */
export const mostEffects = (box: Box, players: State['players']): number =>
  2 * sum(box.tracks.map((track, i) => (isOpenTrack({ players }, box, i) ? effectsOf(track, players) : 0)));

const effectsOf = ({ effects, isBlue }: TrackTable, players: number): number =>
  sum(effects.map((effect, space) => (effect === null ? 0 : isBlue[space] ? 1 : players)));

/** How many effects can still be reached, at the most. */
export const effectsAhead = ({ players, cubes, spent }: State, box: Box): number =>
  sum(
    box.tracks.map(({ effects, isBlue }, track) => {
      if (!isOpenTrack({ players }, box, track)) return 0;
      return sum(
        effects.map((effect, space) => {
          if (effect === null) return 0;
          if (isBlue[space]) return spent[track]!.includes(space) ? 0 : 1;
          return cubes[track]!.filter((reached) => reached < space).length;
        }),
      );
    }),
  );
