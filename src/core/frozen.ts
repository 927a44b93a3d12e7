/** The same data, which nobody can change any more; what is frozen already is left as it is. */
export const deepFrozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(deepFrozen);
  }
  return value;
};
