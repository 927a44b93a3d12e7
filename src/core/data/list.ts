/** Returns the sum of some numbers. */
export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/**
 * Returns a list of one item many times over. It is grown item by item: V8 reads an array created with holes, and all
 * its copies, more slowly.
 */
export const repeatItem = <A>(item: A, times: number): A[] => {
  const list: A[] = [];
  for (let i = 0; i < times; i++) list.push(item);
  return list;
};

/** Returns a copy of the counts with one of them changed by `amount`. */
export const withAdded = (counts: readonly number[], index: number, amount: number): number[] => {
  const copy = counts.slice();
  copy[index]! += amount;
  return copy;
};

/** Returns a copy of the list with another item in one place. */
export const withItemAt = <A>(list: readonly A[], index: number, item: A): A[] => {
  const copy = list.slice();
  copy[index] = item;
  return copy;
};

/** Returns a copy of the list with one more item. */
export const appended = <A>(list: readonly A[], item: A): A[] => {
  const copy = list.slice();
  copy.push(item);
  return copy;
};

/** Returns a copy of the list without the item in one place, or of all if the index is -1. Hidden items are moved unread. */
export const withoutItem = <A>(list: readonly A[], index: number): A[] => {
  const rest = list.slice();
  if (index >= 0) rest.splice(index, 1);
  return rest;
};
