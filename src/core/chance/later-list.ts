import { isTold, later } from './random.js';

/**
 * Returns the list that `decide` draws. While a teller decides, it is a list of `size` stand-ins, and `decide` is called
 * when a rule reads the first of them.
 */
export const laterList = <A>(size: number, decide: () => A[]): A[] => {
  if (!isTold()) return decide();
  let list: readonly A[] | null = null;
  const itemAt = (i: number) => () => {
    list ??= decide();
    return list[i]!;
  };
  return Array.from({ length: size }, (_, i) => later(itemAt(i)));
};
