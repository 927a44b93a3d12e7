/**
 * The value, frozen with all its parts, however deep. Maps, sets and typed arrays cannot be frozen and stay as they are;
 * functions are left alone.
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
