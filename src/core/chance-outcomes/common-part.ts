import { HIDDEN } from '../types/base-types.js';
import { peekAll } from './guarded-draft.js';
import { LazyDraw } from './lazy-draw.js';

/**
 * Returns what several values have in common: undecided places, and those in which they differ, become `HIDDEN`. Of a
 * list of counts that `mask` hides as a whole, the least counts stay: so many are certain.
 */
export const commonPart = <A>(values: readonly A[], mask?: unknown): A => commonValue(values, mask) as A;

const commonValue = (values: readonly unknown[], mask: unknown): unknown => {
  if (values.every(Array.isArray)) {
    const lists: readonly (readonly unknown[])[] = values;
    if (lists.some(({ length }) => length !== lists[0]!.length)) return HIDDEN;
    if (mask === HIDDEN && lists.every((list) => list.every(isCount))) return certainCounts(lists);
    return lists[0]!.map((_, i) =>
      commonValue(
        lists.map((list) => list[i]),
        partOf(mask, i),
      ),
    );
  }
  if (values.every(isPlainObject)) return commonObject(values, mask);
  const [first, ...others] = values.map(peekAll);
  return others.every((other) => other === first) ? first : HIDDEN;
};

const commonObject = (objects: readonly Readonly<Record<string, unknown>>[], mask: unknown): unknown => {
  const keys = Object.keys(objects[0]!);
  if (objects.some((object) => Object.keys(object).join() !== keys.join())) return HIDDEN;
  return Object.fromEntries(
    keys.map((key) => [
      key,
      commonValue(
        objects.map((object) => object[key]),
        partOf(mask, key),
      ),
    ]),
  );
};

/** Returns the counts that are certain; `HIDDEN` if nothing is. */
const certainCounts = (lists: readonly (readonly unknown[])[]): unknown => {
  const counts = lists.map((list) => list.map((count) => Number(peekAll(count))));
  const minima = counts[0]!.map((_, i) => Math.min(...counts.map((list) => list[i]!)));
  const isCertain = lists.every((list) =>
    list.every((count, i) => !isPending(count) && Number(peekAll(count)) === minima[i]),
  );
  return isCertain || minima.some((count) => count > 0) ? minima : HIDDEN;
};

const isPending = (value: unknown): boolean => value instanceof LazyDraw && value.isPending;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' || (value instanceof LazyDraw && typeof peekAll(value) === 'number');

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof LazyDraw) && !Array.isArray(value);

const partOf = (mask: unknown, key: string | number): unknown =>
  typeof mask === 'object' && mask !== null ? Reflect.get(mask, key) : mask;
