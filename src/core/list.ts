/** The sum of some counts. */
export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/**
 * A list of one item many times over. Grown and not made by its length: V8 reads a list that was made with holes more
 * slowly for ever, and all copies of it too.
 */
export const repeated = <A>(item: A, times: number): A[] => {
  const list: A[] = [];
  for (let i = 0; i < times; i++) list.push(item);
  return list;
};

/** A copy of the counts, one of them changed by `by`. */
export const changed = (counts: readonly number[], index: number, by: number): number[] => {
  const copy = counts.slice();
  copy[index]! += by;
  return copy;
};

/** The list with another item in one place. */
export const replaced = <A>(list: readonly A[], index: number, item: A): A[] => {
  const copy = list.slice();
  copy[index] = item;
  return copy;
};

/** The list with one more item. */
export const joined = <A>(list: readonly A[], item: A): A[] => {
  const copy = list.slice();
  copy.push(item);
  return copy;
};

/** The list without the item in one place. */
export const without = <A>(list: readonly A[], index: number): A[] => {
  const rest: A[] = [];
  for (let i = 0; i < list.length; i++) if (i !== index) rest.push(list[i]!);
  return rest;
};
