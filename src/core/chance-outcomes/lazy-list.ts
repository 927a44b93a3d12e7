import { deferDraw, isChanceControlled } from '../chance/random.js';

/**
 * Returns the list that `drawList` draws. While a `ChanceSource` decides, it is a list of `size` stand-ins, and
 * `drawList` is called when a rule reads the first of them.
 */
export const deferList = <A>(size: number, drawList: () => A[]): A[] => {
  if (!isChanceControlled()) return drawList();
  let list: readonly A[] | null = null;
  const drawItemAt = (i: number) => () => {
    list ??= drawList();
    return list[i]!;
  };
  return Array.from({ length: size }, (_, i) => deferDraw(drawItemAt(i)));
};
