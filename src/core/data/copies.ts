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
