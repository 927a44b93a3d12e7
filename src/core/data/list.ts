/** Returns the sum of some numbers. */
export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/**
 * Returns a list of one item many times over. It is grown item by item: V8 reads an array created with holes, and all
 * its copies, more slowly.
 */
export const repeatItem = <A>(item: A, times: number): A[] => {
  const list: A[] = [];
  for (let i = 0; i < times; i++) list.push(item);
  return list;
};

/** Returns a copy of the counts with one of them changed by `amount`. */
export const withAdded = (counts: readonly number[], index: number, amount: number): number[] => {
  const copy = counts.slice();
  copy[index]! += amount;
  return copy;
};

/** Returns a copy of the list with another item in one place. */
export const withItemAt = <A>(list: readonly A[], index: number, item: A): A[] => {
  const copy = list.slice();
  copy[index] = item;
  return copy;
};

/** Returns a copy of the list with one more item. */
export const appended = <A>(list: readonly A[], item: A): A[] => {
  const copy = list.slice();
  copy.push(item);
  return copy;
};

/** Returns a copy of the list without the item in one place, or of all if the index is -1. Hidden items are moved unread. */
export const withoutItem = <A>(list: readonly A[], index: number): A[] => {
  const rest = list.slice();
  if (index >= 0) rest.splice(index, 1);
  return rest;
};

/** The copies among the things of a table: things that look the same to everybody. */
export interface Copies {
  /** The kind of each thing: the number of the first one that looks like it. */
  readonly kindOfItem: readonly number[];
  /** The numbers of the things of each kind, ascending; none for a number that is no kind. */
  readonly itemsOfKind: readonly (readonly number[])[];
}

/** Finds the copies in a table; `visiblePartsOf` lists what can be seen of an item. */
export const findCopies = <A>(items: readonly A[], visiblePartsOf: (item: A) => readonly unknown[]): Copies => {
  const visibleTexts = items.map((item) => JSON.stringify(visiblePartsOf(item)));
  const kindOfItem = visibleTexts.map((text) => visibleTexts.indexOf(text));
  return {
    kindOfItem,
    itemsOfKind: items.map((_, kind) => items.flatMap((__, i) => (kindOfItem[i] === kind ? [i] : []))),
  };
};

/**
 * Returns the number of a thing of a kind that comes onto the table: the first that does not lie there already, so that
 * everybody can tell which it is.
 */
export const firstFreeCopy = ({ itemsOfKind }: Copies, kind: number, isOnTable: (item: number) => boolean): number => {
  const copies = itemsOfKind[kind]!;
  let i = 0;
  while (i < copies.length - 1 && isOnTable(copies[i]!)) i++;
  return copies[i]!;
};

/** Removes some things from lists of kinds; `known` has numbers of things or of kinds, and others that do not count. */
export const withoutKnown = (
  { kindOfItem }: Copies,
  lists: readonly (readonly number[])[],
  known: readonly unknown[],
): readonly (readonly number[])[] => {
  const knownLeft = kindOfItem.map(() => 0);
  for (let i = 0; i < known.length; i++) {
    const item = known[i];
    if (typeof item === 'number' && item >= 0) knownLeft[kindOfItem[item]!]!++;
  }
  return lists.map((list) => list.filter((kind) => --knownLeft[kind]! < 0));
};

/** A reusable work buffer, lent to one caller at a time. */
export interface BufferPool<A> {
  acquire(): A;
  release(buffer: A): void;
}

/**
 * Builds a one-slot buffer pool. Re-entrant callers get a fresh buffer: a field of a state may be a getter that plays
 * another game. A buffer that is not given back is replaced.
 */
export const createBufferPool = <A>(createBuffer: () => A): BufferPool<A> => {
  let spare: A | undefined;
  return {
    acquire: () => {
      const buffer = spare ?? createBuffer();
      spare = undefined;
      return buffer;
    },
    release: (buffer) => {
      spare = buffer;
    },
  };
};
