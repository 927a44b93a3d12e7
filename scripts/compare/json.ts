/** Writes plain data as JSON, the keys in the order in which they stand or, if that is not to count, sorted. */
export const writing = (isAnyKeyOrder: boolean): ((value: unknown) => string) =>
  isAnyKeyOrder ? (value) => JSON.stringify(value, sorted) : (value) => JSON.stringify(value);

const sorted = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
