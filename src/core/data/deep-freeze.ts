/**
 * Freezes a value with all its parts, however deep, and returns it. Functions, maps, sets and typed arrays stay as they
 * are.
 */
export const deepFreeze = <A>(value: A): A => {
  const visited = new Set<unknown>();
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part) || visited.has(part)) return;
    visited.add(part);
    Object.values(Object.freeze(part)).forEach(freeze);
  };
  freeze(value);
  return value;
};
