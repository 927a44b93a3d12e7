/** A state or another record, by field. */
export type ByField = Readonly<Record<string, unknown>>;

/** Checks whether two values are the same, or lists or records of the same values. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && haveSameItems(a, b);
  for (const key in a) if ((a as ByField)[key] !== (b as ByField)[key]) return false;
  return Object.keys(a).length === Object.keys(b).length;
};

/** Checks whether two lists have the same items. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
