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
  const copy = list.slice();
  copy.splice(index, 1);
  return copy;
};
