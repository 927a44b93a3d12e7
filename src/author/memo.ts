/** Remembers what a function returns for each object. */
export const memoize = <A extends object, B>(read: (object: A) => B): ((object: A) => B) => {
  const known = new WeakMap<A, { readonly value: B }>();
  return (object) => {
    const found = known.get(object) ?? { value: read(object) };
    known.set(object, found);
    return found.value;
  };
};
