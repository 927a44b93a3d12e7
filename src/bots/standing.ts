import type { Player } from '../core/game.js';

/** By player, how well things stand; what nobody can know counts as nothing. */
type Progress = readonly (number | null)[];

/**
 * Reads how things stand as a player feels it who wants to be ahead. Players who have never stood differently are in it
 * together, or alone: they want as much as they can get.
 */
export interface Standings {
  /** Looks at a position before it is judged, for whether somebody stands otherwise than the rest. */
  look(progress: Progress): void;
  /** What the position is worth to a player. */
  worth(progress: Progress, player: Player): number;
}

/** The standings of one game. */
export const standingsOf = (): Standings => {
  let together = true;
  return {
    look: (progress) => {
      for (let i = 1; together && i < progress.length; i++) together = progress[i] === progress[0];
    },
    worth: (progress, player) => {
      const own = progress[player] ?? 0;
      return together ? own : own - mostOfOthers(progress, player);
    },
  };
};

const mostOfOthers = (progress: Progress, player: Player): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < progress.length; i++) {
    if (i !== player) most = Math.max(most, progress[i] ?? 0);
  }
  return most;
};
