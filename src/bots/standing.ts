import type { Player } from '../core/contract/game.js';

/** By player, the progress; null counts as 0 where it is not known. */
type ProgressByPlayer = readonly (number | null)[];

/**
 * Values progress from the side of one player, who wants to be ahead of the others. Players whose progress has never
 * differed are taken for a team (or a single player) and want as much as possible.
 */
export interface Standings {
  /** Reads a position before it is valued, to notice players whose progress differs. */
  look(progress: ProgressByPlayer): void;
  /** Returns the value of the position to a player. */
  worth(progress: ProgressByPlayer, player: Player): number;
}

/** Makes the standings of one game. */
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

const mostOfOthers = (progress: ProgressByPlayer, player: Player): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < progress.length; i++) {
    if (i !== player) most = Math.max(most, progress[i] ?? 0);
  }
  return most;
};
