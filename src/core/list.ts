/** The sum of some counts. */
export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/** A copy of the counts, one of them changed by `by`. */
export const changed = (counts: readonly number[], index: number, by: number): number[] => {
  const copy = counts.slice();
  copy[index]! += by;
  return copy;
};
