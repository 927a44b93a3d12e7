/** Returns a writer of plain data as JSON, with the keys in their order or, if the order is to be ignored, sorted. */
export const createJsonWriter = (isAnyKeyOrder: boolean): ((value: unknown) => string) =>
  isAnyKeyOrder ? (value) => JSON.stringify(value, sortKeys) : (value) => JSON.stringify(value);

const sortKeys = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
