import { deferDraw, isChanceControlled } from '../chance/random.js';
import { rawOf } from './lazy-draw.js';

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

/**
 * Returns an item of a list to be moved or reported, but not compared. While a `ChanceSource` decides, it stays
 * undecided: use it for the card that a player draws and nobody else sees.
 */
export const deferItem = <A>(list: readonly A[], index: number): A => rawOf(list)[index]!;
