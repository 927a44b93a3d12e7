import type { ChanceSource, OrderWithBacks } from '../chance/chance-source.js';
import { LazyDraw, rawOf, type Urn } from './lazy-draw.js';

/** Builds a `ChanceSource` that decides by `pick`, each thing only when a rule reads it. */
export const createLazyChanceSource = (pick: ChanceSource['pick']): ChanceSource => ({
  pick,
  defer: <A>(draw: () => A, placeholder: unknown) => new LazyDraw(draw, placeholder) as A,
  placeOf: (list, item) => rawOf(list).findIndex((held) => isItem(held, item)),
  shuffle: (items) => lazyShuffle(pick, rawOf(items)),
  shuffleWithBacks: (items, backOf, known) => lazyShuffleWithBacks(pick, rawOf(items), backOf, known),
});

const isItem = (held: unknown, item: unknown): boolean => (held instanceof LazyDraw ? held.is(item) : held === item);

/** Returns a list of the same items in an undecided order. */
const lazyShuffle = <A>(pick: ChanceSource['pick'], items: readonly A[]): A[] => {
  const urn = urnOf(
    pick,
    replaceWholeUrns(items),
    () => null,
    () => null,
  );
  return items.map(() => new LazyDraw(urn) as A);
};

/** Returns the items in an undecided order, with backs that can be decided before their items. */
const lazyShuffleWithBacks = <A, Back>(
  pick: ChanceSource['pick'],
  original: readonly A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[],
): OrderWithBacks<A, Back> => {
  const all = replaceWholeUrns(original);
  const backsLeft = all.map(backOf);
  for (const back of known) if (back !== undefined) backsLeft.splice(backsLeft.indexOf(back), 1);
  const backs = original.map(
    (_, position) => known[position] ?? new LazyDraw(() => takeItem(pick, backsLeft, backsLeft)),
  );
  const backAt = new Map<LazyDraw, Back | LazyDraw>();
  const urn = urnOf(pick, all, backOf, (position) => decidedOf(backAt.get(position)));
  const items = backs.map((back) => {
    const position = new LazyDraw(urn);
    backAt.set(position, back);
    return position;
  });
  return { items: items as A[], backs: backs as Back[] };
};

const decidedOf = (value: unknown): unknown => (value instanceof LazyDraw ? value.get() : value);

/**
 * Builds an urn. Every place draws among the items with its back. A place that was asked for an item and does not have
 * it stays undecided: it is then one of those that draw among the others.
 */
const urnOf = <A>(
  pick: ChanceSource['pick'],
  items: A[],
  backOf: (item: A) => unknown,
  backAt: (place: LazyDraw) => unknown,
): Urn => {
  const asked: A[] = [];
  /** By undecided place, how many of the first items in `asked` it does not have. */
  const passed = new Map<LazyDraw, number>();
  /** Lists the items that a place can have if it has none of the first `count` items in `asked`. */
  const candidatesFor = (place: LazyDraw, count: number): readonly A[] => {
    const back = backAt(place);
    const others = asked.slice(0, count);
    return items.filter((item) => backOf(item) === back && !others.includes(item));
  };
  /** Decides whether a place that has none of the items asked before has this one. */
  const hasAsked = (place: LazyDraw, index: number): boolean => {
    const candidates = candidatesFor(place, index);
    const copies = candidates.filter((item) => item === asked[index]).length;
    if (copies === 0) return false;
    const back = backAt(place);
    const without = [...passed].filter(([other, count]) => count > index && backAt(other) === back).length;
    return pick(2, [candidates.length - without - copies, copies]) === 1;
  };
  /** Decides which of the items in `asked` up to `end` a place has, if any. */
  const findAsked = (place: LazyDraw, end: number): A | undefined => {
    for (let index = passed.get(place) ?? 0; index < end; index++) {
      if (!hasAsked(place, index)) passed.set(place, index + 1);
      else {
        passed.delete(place);
        items.splice(items.indexOf(asked[index]!), 1);
        return asked[index];
      }
    }
    return undefined;
  };
  return {
    items,
    draw: (place) => {
      const found = findAsked(place, asked.length);
      if (found !== undefined) return found;
      passed.delete(place);
      return takeItem(pick, items, candidatesFor(place, asked.length));
    },
    ask: (place, item) => {
      if (!items.includes(item as A)) return undefined;
      const known = asked.indexOf(item as A);
      return findAsked(place, known < 0 ? asked.push(item as A) : known + 1);
    },
  };
};

/** Replaces the undecided items of an order that are all in the list by the items they can be. */
const replaceWholeUrns = <A>(items: readonly A[]): A[] => {
  const urns = new Map<Urn, number>();
  for (const item of items) {
    if (item instanceof LazyDraw && item.isPending && item.urn !== null)
      urns.set(item.urn, (urns.get(item.urn) ?? 0) + 1);
  }
  const wholeUrns = [...urns].filter(([urn, count]) => urn.items.length === count).map(([urn]) => urn);
  const isReplaced = (item: A): boolean =>
    item instanceof LazyDraw && item.isPending && item.urn !== null && wholeUrns.includes(item.urn);
  return [...items.filter((item) => !isReplaced(item)), ...wholeUrns.flatMap((urn) => urn.items as readonly A[])];
};

/** Takes one of the likely items out of an urn; equal items are one answer. */
const takeItem = <A>(pick: ChanceSource['pick'], urn: A[], candidates: readonly A[]): A => {
  const counts = new Map<A, number>();
  for (const item of candidates) counts.set(item, (counts.get(item) ?? 0) + 1);
  const answers = [...counts.keys()];
  const answer = answers[pick(answers.length, [...counts.values()])]!;
  urn.splice(urn.indexOf(answer), 1);
  return answer;
};
