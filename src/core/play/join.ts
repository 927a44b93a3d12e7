import { Undecided } from '../chance/undecided.js';
import { HIDDEN } from '../types/base-types.js';
import { shown } from './watched.js';

/**
 * Returns what several values have in common: undecided places, and those in which they differ, become `HIDDEN`. Of a
 * list of counts that `mask` hides as a whole, the least counts stay: so many are certain.
 */
export const joined = <A>(values: readonly A[], mask?: unknown): A => common(values, mask) as A;

const common = (values: readonly unknown[], mask: unknown): unknown => {
  if (values.every(Array.isArray)) {
    const lists: readonly (readonly unknown[])[] = values;
    if (lists.some(({ length }) => length !== lists[0]!.length)) return HIDDEN;
    if (mask === HIDDEN && lists.every((list) => list.every(isCount))) return leastCounts(lists);
    return lists[0]!.map((_, i) =>
      common(
        lists.map((list) => list[i]),
        partOf(mask, i),
      ),
    );
  }
  if (values.every(isRecord)) return ofRecords(values, mask);
  const [first, ...others] = values.map(shown);
  return others.every((other) => other === first) ? first : HIDDEN;
};

const ofRecords = (records: readonly Readonly<Record<string, unknown>>[], mask: unknown): unknown => {
  const keys = Object.keys(records[0]!);
  if (records.some((record) => Object.keys(record).join() !== keys.join())) return HIDDEN;
  return Object.fromEntries(
    keys.map((key) => [
      key,
      common(
        records.map((record) => record[key]),
        partOf(mask, key),
      ),
    ]),
  );
};

/** Returns the counts that are certain; `HIDDEN` if nothing is. */
const leastCounts = (lists: readonly (readonly unknown[])[]): unknown => {
  const known = lists.map((list) => list.map((count) => Number(shown(count))));
  const least = known[0]!.map((_, i) => Math.min(...known.map((list) => list[i]!)));
  const isCertain = lists.every((list) =>
    list.every((count, i) => !isOpen(count) && Number(shown(count)) === least[i]),
  );
  return isCertain || least.some((count) => count > 0) ? least : HIDDEN;
};

const isOpen = (value: unknown): boolean => value instanceof Undecided && value.isOpen;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' || (value instanceof Undecided && typeof shown(value) === 'number');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Undecided) && !Array.isArray(value);

const partOf = (mask: unknown, key: string | number): unknown =>
  typeof mask === 'object' && mask !== null ? Reflect.get(mask, key) : mask;
