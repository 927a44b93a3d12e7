/** The copies among the things of a table: things that look the same to everybody. */
export interface Copies {
  /** The kind of each thing: the number of the first one that looks like it. */
  readonly kinds: readonly number[];
  /** The numbers of the things of each kind, ascending; none for a number that is no kind. */
  readonly numbers: readonly (readonly number[])[];
}

/** Finds the copies in a table; `face` lists what can be seen of a thing. */
export const copiesIn = <A>(things: readonly A[], face: (thing: A) => readonly unknown[]): Copies => {
  const faces = things.map((thing) => JSON.stringify(face(thing)));
  const kinds = faces.map((each) => faces.indexOf(each));
  return { kinds, numbers: things.map((_, kind) => things.flatMap((__, i) => (kinds[i] === kind ? [i] : []))) };
};

/**
 * Returns the number of a thing of a kind that comes onto the table: the first that does not lie there already, so that
 * everybody can tell which it is.
 */
export const firstCopy = ({ numbers }: Copies, kind: number, lies: (number: number) => boolean): number => {
  const copies = numbers[kind]!;
  let i = 0;
  while (i < copies.length - 1 && lies(copies[i]!)) i++;
  return copies[i]!;
};

/** Removes some things from lists of kinds; `known` has numbers of things or of kinds, and others that do not count. */
export const kindsWithout = (
  { kinds }: Copies,
  lists: readonly (readonly number[])[],
  known: readonly unknown[],
): readonly (readonly number[])[] => {
  const left = kinds.map(() => 0);
  for (let i = 0; i < known.length; i++) {
    const each = known[i];
    if (typeof each === 'number' && each >= 0) left[kinds[each]!]!++;
  }
  return lists.map((list) => list.filter((kind) => --left[kind]! < 0));
};
