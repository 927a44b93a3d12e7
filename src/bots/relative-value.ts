import type { Player } from '../core/contract/game.js';

/** By player, the progress; null counts as 0 where it is not known. */
type ValueByPlayer = readonly (number | null)[];

/**
 * Values progress from the side of one player, who wants to be ahead of the others. Players whose progress has never
 * differed are taken for a team (or a single player) and want as much as possible.
 */
export interface RelativeValue {
  /** Reads a position before it is valued, to notice players whose progress differs. */
  observe(values: ValueByPlayer): void;
  /** Returns the value of the position to a player. */
  valueFor(values: ValueByPlayer, player: Player): number;
}

/** Makes the standings of one game. */
export const createRelativeValue = (): RelativeValue => {
  let isTeam = true;
  return {
    observe: (values) => {
      for (let i = 1; isTeam && i < values.length; i++) isTeam = values[i] === values[0];
    },
    valueFor: (values, player) => {
      const own = values[player] ?? 0;
      return isTeam ? own : own - maxOfOthers(values, player);
    },
  };
};

const maxOfOthers = (values: ValueByPlayer, player: Player): number => {
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    if (i !== player) max = Math.max(max, values[i] ?? 0);
  }
  return max;
};
