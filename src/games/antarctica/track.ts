import type { Player } from '../../core/contract/game.js';
import { sum } from '../../core/data/list.js';
import type { Reason } from './clauses/reasons.js';
import { type Box, type Space, TRACKS, tablesFor } from './components/index.js';
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
