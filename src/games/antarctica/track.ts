import type { Player } from '../../core/contract/game.js';
import { sum } from '../../core/data/list.js';
import { type Box, type Space, tablesFor } from './components/index.js';
import type { State } from './state/index.js';

/** Checks whether a track is in use with this number of players. */
export const isTrackOpen = ({ players }: Pick<State, 'players'>, box: Box, track: number): boolean =>
  ((tablesFor(box, players).openTrackBits >> track) & 1) === 1;

/**
 * Returns the space that a cube reaches; its current one when no free space lies ahead.
 * @rule AN-TRK-2 AN-TRK-4 AN-TRK-6
 */
export const spaceAfter = (state: State, box: Box, track: number, player: Player, steps: number): Space => {
  const cubes = state.cubeSpaces[track]!;
  const { lastSpace } = box.tracks[track]!;
  let reached = cubes[player]!;
  for (let space = reached + 1, stepsLeft = steps; space <= lastSpace && stepsLeft > 0; space++) {
    if (cubes.includes(space)) continue;
    reached = space;
    stepsLeft--;
  }
  return reached;
};

/** Returns the largest number of effects that can still be reached. */
export const countEffectsAhead = ({ players, cubeSpaces, usedBlueSpaces }: State, box: Box): number =>
  sum(
    box.tracks.map(({ effects, isBlue }, track) => {
      if (!isTrackOpen({ players }, box, track)) return 0;
      return sum(
        effects.map((effect, space) => {
          if (effect === null) return 0;
          if (isBlue[space]) return usedBlueSpaces[track]!.includes(space) ? 0 : 1;
          return cubeSpaces[track]!.filter((reached) => reached < space).length;
        }),
      );
    }),
  );
