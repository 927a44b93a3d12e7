/**
 * Freezes a value with all its parts, however deep, and returns it. Functions, maps, sets and typed arrays stay as they
 * are.
 */
export const frozen = <A>(value: A): A => {
  const known = new Set<unknown>();
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part) || known.has(part)) return;
    known.add(part);
    Object.values(Object.freeze(part)).forEach(freeze);
  };
  freeze(value);
  return value;
};
