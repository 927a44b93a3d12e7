import { type ChanceSource, deferDraw, isChanceControlled, type OrderWithBacks } from '../chance/random.js';

/** The items of a shuffled list that are not drawn yet. */
interface Urn {
  readonly items: readonly unknown[];
  /** Draws the item of a place. */
  draw(place: LazyDraw): unknown;
  /** Decides whether a place has an item, and as little else as possible; undefined if the place stays undecided. */
  ask(place: LazyDraw, item: unknown): unknown;
}

/** A value that chance has not decided yet; it is decided when a rule first reads it. */
export class LazyDraw {
  #value: unknown;
  #isPending = true;
  readonly #draw: () => unknown;
  /** The items among which it is drawn; null if it is not one of a shuffled list. */
  readonly urn: Urn | null;
  /** The value that views show as long as it is undecided; undefined for a hidden one. */
  readonly placeholder: unknown;

  constructor(draw: (() => unknown) | Urn, placeholder?: unknown) {
    this.urn = typeof draw === 'function' ? null : draw;
    this.#draw = typeof draw === 'function' ? draw : () => draw.draw(this);
    this.placeholder = placeholder;
  }

  get isPending(): boolean {
    return this.#isPending;
  }

  /** Returns the value, and decides it if it is undecided. */
  get(): unknown {
    if (this.#isPending) {
      const value = this.#draw();
      this.#value = value instanceof LazyDraw ? value.get() : value;
      this.#isPending = false;
    }
    return this.#value;
  }

  /** Checks whether this is the value, and decides as little else as possible. */
  is(value: unknown): boolean {
    if (!this.#isPending || this.urn === null || this.urn.items.some(isStandIn)) return this.get() === value;
    this.#value = this.urn.ask(this, value);
    this.#isPending = this.#value === undefined;
    return this.#value === value;
  }

  /** Decides the value when it is used as a number or a key. */
  [Symbol.toPrimitive](): unknown {
    return this.get();
  }
}

const isStandIn = (item: unknown): boolean => item instanceof LazyDraw;

/** Checks whether a field of a draft is still undecided, without deciding it. */
export const isFieldPending = (object: object, field: string): boolean => {
  // A draft decides what is read from it, but not what is asked for so.
  const value: unknown = Reflect.getOwnPropertyDescriptor(object, field)?.value;
  return value instanceof LazyDraw && value.isPending;
};

/** The key by which a wrapped list or record gives what it wraps, so that undecided items can be moved unread. */
export const RAW = Symbol('raw');

/** Returns a value without its wrapping. */
export const rawOf = <A>(value: A): A =>
  typeof value === 'object' && value !== null ? ((value as { readonly [RAW]?: A })[RAW] ?? value) : value;

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
