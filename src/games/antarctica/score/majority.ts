import type { ByPlayer } from '../../../core/contract/game.js';
import type { BySpace, Space } from '../components/index.js';

/** Returns the smallest count greater than `count`; 0 if there is none. */
const smallestAbove = (counts: ByPlayer<number>, count: number): number => {
  let next = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > count && (next === 0 || counts[i]! < next)) next = counts[i]!;
  }
  return next;
};

/**
 * Scores a zone. The first rank gets `firstRankPoints`; every lower rank gets the count of one player of the rank above, and a
 * player with none scores 0.
 * @rule AN-SCO-3
 */
export const majorityPoints = (counts: ByPlayer<number>, firstRankPoints: number): ByPlayer<number> =>
  counts.map((count) => (count === 0 ? 0 : smallestAbove(counts, count) || firstRankPoints));

/**
 * Scores a track: the foremost cube gets the values of all cubes, each other one that of the cube just ahead.
 * @rule AN-SCO-4
 */
export const trackPoints = (spaces: ByPlayer<Space>, values: BySpace<number>): ByPlayer<number> => {
  let sum = 0;
  for (let i = 0; i < spaces.length; i++) sum += values[spaces[i]!]!;
  return spaces.map((space) => {
    if (space === 0) return 0;
    const ahead = smallestAbove(spaces, space);
    return ahead === 0 ? sum : values[ahead]!;
  });
};

/**
 * Checks whether a player is in the first rank with a count above 0.
 * @rule AN-WIN-2
 */
export const isInFirstRank = (counts: ByPlayer<number>, count: number): boolean =>
  count > 0 && smallestAbove(counts, count) === 0;
