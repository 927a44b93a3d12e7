/** The sum of some counts. */
export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};
