import type { OrderWithBacks, Teller } from './teller.js';
import { rawOf, Undecided } from './undecided.js';

/** Builds a teller that decides by `pick`, each thing only when a rule reads it. */
export const lazyTeller = (pick: Teller['pick']): Teller => ({
  pick,
  later: <A>(decide: () => A, shown: unknown) => new Undecided(decide, null, shown) as A,
  order: (items) => undecidedOrder(pick, rawOf(items)),
  orderWithBacks: (items, backOf, known) => undecidedOrderWithBacks(pick, rawOf(items), backOf, known),
});

/** Returns a list of the same items in an undecided order. */
const undecidedOrder = <A>(pick: Teller['pick'], items: readonly A[]): A[] => {
  const urn = flattened(items);
  return items.map(() => undecidedIn(urn, () => takeFrom(pick, urn, urn)));
};

/** Returns the items in an undecided order, with backs that can be decided before their items. */
const undecidedOrderWithBacks = <A, Back>(
  pick: Teller['pick'],
  list: readonly A[],
  backOf: (item: A) => Back,
  known: readonly (Back | undefined)[],
): OrderWithBacks<A, Back> => {
  const urn = flattened(list);
  const left = urn.map(backOf);
  for (const back of known) if (back !== undefined) left.splice(left.indexOf(back), 1);
  const backs = list.map((_, place) => known[place] ?? new Undecided(() => takeFrom(pick, left, left)));
  const items = backs.map((back) =>
    undecidedIn(urn, () => {
      const seen = back instanceof Undecided ? back.get() : back;
      const likely = urn.filter((item) => backOf(item) === seen);
      return takeFrom(pick, urn, likely);
    }),
  );
  return { items, backs: backs as Back[] };
};

const undecidedIn = <A>(urn: readonly A[], decide: () => A): A => new Undecided(decide, urn) as A;

/** Replaces the undecided items of an order that are all in the list by the items they can be. */
const flattened = <A>(items: readonly A[]): A[] => {
  const urns = new Map<readonly unknown[], number>();
  for (const item of items) {
    if (item instanceof Undecided && item.isOpen && item.urn !== null)
      urns.set(item.urn, (urns.get(item.urn) ?? 0) + 1);
  }
  const whole = new Set([...urns].filter(([urn, count]) => urn.length === count).map(([urn]) => urn));
  const isIn = (item: A): boolean => item instanceof Undecided && item.isOpen && whole.has(item.urn ?? []);
  return [...items.filter((item) => !isIn(item)), ...([...whole].flat() as A[])];
};

/** Takes one of the likely items out of an urn; equal items are one answer. */
const takeFrom = <A>(pick: Teller['pick'], urn: A[], likely: readonly A[]): A => {
  const counts = new Map<A, number>();
  for (const item of likely) counts.set(item, (counts.get(item) ?? 0) + 1);
  const answers = [...counts.keys()];
  const answer = answers[pick(answers.length, [...counts.values()])]!;
  urn.splice(urn.indexOf(answer), 1);
  return answer;
};
