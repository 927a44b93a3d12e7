import type { ChanceSource, OrderWithBacks } from '../chance/chance-source.js';
import { LazyDraw, rawOf } from './lazy-draw.js';

/** Builds a `ChanceSource` that decides by `pick`, each thing only when a rule reads it. */
export const createLazyChanceSource = (pick: ChanceSource['pick']): ChanceSource => ({
  pick,
  defer: <A>(draw: () => A, placeholder: unknown) => new LazyDraw(draw, null, placeholder) as A,
  shuffle: (items) => lazyShuffle(pick, rawOf(items)),
  shuffleWithBacks: (items, backOf, known) => lazyShuffleWithBacks(pick, rawOf(items), backOf, known),
});

/** Returns a list of the same items in an undecided order. */
const lazyShuffle = <A>(pick: ChanceSource['pick'], items: readonly A[]): A[] => {
  const urn = replaceWholeUrns(items);
  return items.map(() => lazyItemOf(urn, () => takeItem(pick, urn, urn)));
};

/** Returns the items in an undecided order, with backs that can be decided before their items. */
const lazyShuffleWithBacks = <A, Back>(
  pick: ChanceSource['pick'],
  original: readonly A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[],
): OrderWithBacks<A, Back> => {
  const urn = replaceWholeUrns(original);
  const backsLeft = urn.map(backOf);
  for (const back of known) if (back !== undefined) backsLeft.splice(backsLeft.indexOf(back), 1);
  const backs = original.map(
    (_, position) => known[position] ?? new LazyDraw(() => takeItem(pick, backsLeft, backsLeft)),
  );
  const items = backs.map((back) =>
    lazyItemOf(urn, () => {
      const drawnBack = back instanceof LazyDraw ? back.get() : back;
      const candidates = urn.filter((item) => backOf(item) === drawnBack);
      return takeItem(pick, urn, candidates);
    }),
  );
  return { items, backs: backs as Back[] };
};

const lazyItemOf = <A>(urn: readonly A[], draw: () => A): A => new LazyDraw(draw, urn) as A;

/** Replaces the undecided items of an order that are all in the list by the items they can be. */
const replaceWholeUrns = <A>(items: readonly A[]): A[] => {
  const urns = new Map<readonly unknown[], number>();
  for (const item of items) {
    if (item instanceof LazyDraw && item.isPending && item.urn !== null)
      urns.set(item.urn, (urns.get(item.urn) ?? 0) + 1);
  }
  const wholeUrns = new Set([...urns].filter(([urn, count]) => urn.length === count).map(([urn]) => urn));
  const isReplaced = (item: A): boolean => item instanceof LazyDraw && item.isPending && wholeUrns.has(item.urn ?? []);
  return [...items.filter((item) => !isReplaced(item)), ...([...wholeUrns].flat() as A[])];
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
