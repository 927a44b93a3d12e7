/** The least of the counts that are above one; 0 if none is. */
const nextAbove = (counts: readonly number[], count: number): number => {
  let next = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > count && (next === 0 || counts[i]! < next)) next = counts[i]!;
  }
  return next;
};

/**
 * The first rank gets `first`, each later rank the count of one player of the rank above, who has nothing nothing.
 * @rule AN-SCO-3
 */
export const majorityPoints = (counts: readonly number[], first: number): readonly number[] =>
  counts.map((count) => (count === 0 ? 0 : nextAbove(counts, count) || first));

/**
 * The foremost cube gets the values of all cubes, each other one that of the cube just ahead.
 * @rule AN-SCO-4
 */
export const trackPoints = (spaces: readonly number[], values: readonly number[]): readonly number[] => {
  let sum = 0;
  for (let i = 0; i < spaces.length; i++) sum += values[spaces[i]!]!;
  return spaces.map((space) => {
    if (space === 0) return 0;
    const ahead = nextAbove(spaces, space);
    return ahead === 0 ? sum : values[ahead]!;
  });
};

/**
 * Whether a player is in the first rank with more than nothing.
 * @rule AN-WIN-2
 */
export const leads = (counts: readonly number[], count: number): boolean => count > 0 && nextAbove(counts, count) === 0;
